#include "headless/sandbox/process.h"

#include "headless/sandbox/command_line.h"
#include "headless/support/digest.h"
#include "headless/support/seeds.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <poll.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>

namespace headless::sandbox {

using namespace headless::support;

namespace fs = std::filesystem;

namespace {

constexpr int exit_signal = 128; // plus the signal's number

// How long ended processes may take to vanish before the judge goes on without them.
constexpr std::chrono::seconds longest_end{10};

// Of one program alone, even among judges who share /proc but not their process ids.
std::string make_marker() { return "ALEA_MATCH_PROGRAM=" + to_hex(random_bytes()); }

// Of a file system, which must be the program's alone.
std::int64_t bytes_used(const fs::path& folder) {
    struct statvfs status {};
    if (::statvfs(folder.c_str(), &status) != 0) return 0;
    return static_cast<std::int64_t>((status.f_blocks - status.f_bfree) * status.f_frsize);
}

std::optional<int> signal_of(int wait_status) {
    if (WIFSIGNALED(wait_status)) return WTERMSIG(wait_status);
    if (WIFEXITED(wait_status) && WEXITSTATUS(wait_status) > exit_signal)
        return WEXITSTATUS(wait_status) - exit_signal;
    return std::nullopt;
}

} // namespace

std::string describe_end(int wait_status) {
    if (const auto signal = signal_of(wait_status)) {
        const char* const what = ::sigdescr_np(*signal);
        return "killed by signal " + std::to_string(*signal) +
               (what ? " (" + std::string(what) + ')' : std::string());
    }
    return "exited with status " + std::to_string(WEXITSTATUS(wait_status));
}

bool is_crash(int wait_status) { return signal_of(wait_status).has_value(); }

std::variant<std::unique_ptr<Process>, Failure>
Process::start(const std::vector<std::string>& words, const Protection& protection,
               const View& view, const Limits& limits, const KeepsTrying& keeps_trying) {
    if (find_program(words.front()).empty())
        return Failure{Cause::not_started, why_not_runnable(words.front())};
    std::unique_ptr<Process> process;
    const std::string fault = retry_machine_faults(
        [&] {
            process.reset(new Process);
            std::string own_fault = process->try_to_start(words, protection, view, limits);
            if (!own_fault.empty()) process.reset();
            return own_fault;
        },
        keeps_trying);
    if (process) return process;
    if (is_machine_fault(fault))
        throw std::runtime_error("the machine can't start programs: " + fault);
    return Failure{Cause::not_started, fault};
}

// What went wrong, or nothing.
std::string Process::try_to_start(const std::vector<std::string>& words,
                                  const Protection& protection, const View& view,
                                  const Limits& limits) try {
    limits_ = limits;
    std::vector<std::string> command = words;
    command.front() = find_program(words.front()).string();
    LaunchPlan plan;
    if (protection.has_sandbox()) {
        plan = protection.plan(command, view, limits);
    } else {
        plan.words = command;
        marker_ = make_marker();
        scratch_ = make_scratch();
        plan.environment = {marker_, "TMPDIR=" + scratch_.path.string()};
    }
    if (protection.groups().version != 0) {
        group_ = std::make_unique<ControlGroup>(protection.groups(), limits);
        for (const UniqueFd& file : group_->member_files()) plan.cgroup_fds.push_back(file.get());
    }
    launched_ = launch(plan);
    if (launched_.error != 0) {
        gone_ = true;
        return "'" + words.front() + "' can't be run: " + std::strerror(launched_.error);
    }
    if (protection.has_sandbox() && !enter_sandbox(protection)) {
        const std::string why = first_error_line(launched_);
        return "the sandbox can't be built: " +
               (why.empty() ? "it ended at once; the memory limit may be too small for it" : why);
    }
    return {};
} catch (const std::system_error& error) {
    if (!is_machine_fault(error.code().value())) throw;
    return error.what();
}

Process::~Process() {
    kill();
    std::error_code error;
    if (!scratch_.path.empty()) fs::remove_all(scratch_.path, error);
}

bool Process::enter_sandbox(const Protection& protection) {
    const std::optional<pid_t> inner = wait_until_ready(launched_);
    if (!inner) return false;
    inner_ = *inner;
    inner_handle_ = UniqueFd(static_cast<int>(::syscall(SYS_pidfd_open, inner_, 0)));
    if (!inner_handle_ || !protection.guard(inner_))
        throw std::runtime_error("the process that guards the programs is gone");
    let_begin(launched_);
    return true;
}

Usage Process::usage() {
    if (group_) {
        last_ = group_->usage();
    } else if (!gone_ && inner_ > 0) {
        // Its own /proc lists the processes inside, and no other.
        const fs::path root = "/proc/" + std::to_string(inner_) + "/root";
        last_ = meter_.usage(root / "proc", all_processes(root / "proc"),
                             bytes_used(root / "tmp") + bytes_used(root / "dev/shm"));
        if (last_.processes > 0) --last_.processes; // bubblewrap's
    } else if (!gone_) {
        last_ = meter_.usage("/proc", find_processes(launched_.id, marker_));
    }
    return last_;
}

DiskUsage Process::unlinked_files(const std::vector<fs::path>& folders) const {
    if (gone_) return {};
    if (inner_ <= 0) return unlinked_usage("/proc", find_processes(launched_.id, marker_), folders);
    const fs::path proc = "/proc/" + std::to_string(inner_) + "/root/proc";
    return unlinked_usage(proc, all_processes(proc), folders);
}

// Waits for the program itself; true once it is gone.
bool Process::gather(int flags) {
    if (gone_) return true;
    rusage used{};
    pid_t found = 0;
    do found = ::wait4(launched_.id, &status_, flags, &used);
    while (found < 0 && errno == EINTR);
    if (found == 0) return false;
    gone_ = true;
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    const double waited_for = seconds(used.ru_utime) + seconds(used.ru_stime);
    last_.cpu_seconds = std::max(last_.cpu_seconds, waited_for);
    return true;
}

void Process::set_frozen(bool frozen) const {
    if (group_) group_->set_frozen(frozen);
}

std::optional<int> Process::ended() {
    if (!gather(WNOHANG)) return std::nullopt;
    return status_;
}

void Process::kill() {
    if (launched_.id < 0 || launched_.error != 0) return;
    const auto give_up = Clock::now() + longest_end;
    usage();
    if (group_) group_->set_frozen(false); // the frozen don't die
    if (inner_handle_) {
        ::syscall(SYS_pidfd_send_signal, inner_handle_.get(), SIGKILL, nullptr, 0);
        pollfd wait{inner_handle_.get(), POLLIN, 0};
        ::poll(&wait, 1, static_cast<int>(std::chrono::milliseconds(longest_end).count()));
        // If bubblewrap went first, the namespace's first process is the judge's to wait for.
        ::waitpid(inner_, nullptr, WNOHANG);
        inner_handle_.reset();
    } else if (!gone_) {
        ::kill(launched_.id, SIGKILL);
    }
    if (!marker_.empty()) {
        for (auto left = find_processes(launched_.id, marker_);
             !left.empty() && Clock::now() < give_up;
             left = find_processes(launched_.id, marker_)) {
            for (const pid_t id : left) ::kill(id, SIGKILL);
            gather(WNOHANG);
            for (const pid_t id : left)
                if (id != launched_.id) ::waitpid(id, nullptr, WNOHANG);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    if (!gone_) gather(0);
    if (group_) {
        last_ = group_->usage();
        group_.reset();
    }
    launched_.input.reset();
}

} // namespace headless::sandbox
