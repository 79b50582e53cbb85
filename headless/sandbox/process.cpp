#include "headless/sandbox/process.h"

#include "headless/sandbox/command_line.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fstream>
#include <poll.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace headless::sandbox {

using namespace headless::support;

namespace fs = std::filesystem;

namespace {

// The time that ended processes may take to vanish before the judge goes on without them.
constexpr std::chrono::seconds longest_end{10};

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
               const View& view, const Limits& limits, const KeepsTrying& keeps_trying,
               const Prepare& prepare) {
    if (find_program(words.front()).empty())
        return Failure{Cause::not_started, why_not_runnable(words.front())};
    std::unique_ptr<Process> process;
    const std::string fault = retry_machine_faults(
        [&] {
            process.reset(new Process);
            std::string own_fault = process->try_to_start(words, protection, view, limits, prepare);
            if (!own_fault.empty()) process.reset();
            return own_fault;
        },
        keeps_trying);
    if (process) return process;
    if (is_machine_fault(fault))
        throw std::runtime_error("the machine can't start programs: " + fault);
    return Failure{Cause::not_started, fault};
}

// The cause of the failure, or nothing.
std::string Process::try_to_start(const std::vector<std::string>& words,
                                  const Protection& protection, const View& view,
                                  const Limits& limits, const Prepare& prepare) try {
    limits_ = limits;
    std::vector<std::string> command = words;
    command.front() = find_program(words.front()).string();
    LaunchPlan plan;
    if (protection.has_sandbox()) {
        plan = protection.plan(command, view, limits);
    } else {
        plan.words = command;
        scratch_ = make_scratch();
        plan.environment = {"TMPDIR=" + scratch_.path.string()};
    }
    if (protection.groups().version != 0) {
        group_ = std::make_unique<ControlGroup>(protection.groups(), limits);
        for (const UniqueFd& file : group_->member_files()) plan.cgroup_fds.push_back(file.get());
    } else {
        plan.limits = &limits_;
    }
    launched_ = launch(plan);
    if (launched_.error != 0) {
        gone_ = true;
        return "'" + words.front() + "' can't be run: " + std::strerror(launched_.error);
    }
    program_ = launched_.id;
    if (protection.has_sandbox() && !enter_sandbox(prepare)) {
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

bool Process::enter_sandbox(const Prepare& prepare) {
    const std::optional<Ready> ready = wait_until_ready(launched_);
    if (!ready) return false;
    inner_ = ready->first_process;
    program_ = ready->program;
    inner_handle_ = UniqueFd(static_cast<int>(::syscall(SYS_pidfd_open, inner_, 0)));
    if (!inner_handle_) throw std::runtime_error("the first process of a sandbox is gone");
    if (prepare) prepare("/proc/" + std::to_string(inner_) + "/root");
    let_begin(launched_);
    return true;
}

Usage Process::usage() {
    if (group_)
        last_ = group_->usage();
    else if (!gone_)
        read_own_usage();
    return last_;
}

// CPU time, and memory that is not a file's.
void Process::read_own_usage() {
    clockid_t clock{};
    timespec time{};
    if (::clock_getcpuclockid(program_, &clock) == 0 && ::clock_gettime(clock, &time) == 0)
        last_.cpu_seconds =
            std::max(last_.cpu_seconds,
                     static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec));
    std::ifstream file("/proc/" + std::to_string(program_) + "/statm");
    std::int64_t size = 0, resident = 0, shared = 0; // pages
    if (!(file >> size >> resident >> shared)) return;
    last_.memory_bytes = (resident - shared) * ::sysconf(_SC_PAGESIZE);
    last_.peak_bytes = std::max(last_.peak_bytes, last_.memory_bytes);
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
    // Without a sandbox it leads a session of its own.
    if (inner_ <= 0) ::kill(-launched_.id, SIGKILL);
    while (!gather(WNOHANG) && Clock::now() < give_up)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if (!gone_) ::kill(-launched_.id, SIGKILL);
    if (group_) {
        last_ = group_->usage();
        group_.reset();
    }
    launched_.input.reset();
}

} // namespace headless::sandbox
