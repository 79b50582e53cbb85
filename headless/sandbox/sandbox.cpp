#include "headless/sandbox/sandbox.h"

#include "headless/sandbox/command_line.h"
#include "headless/sandbox/scratch.h"
#include "headless/support/json.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <random>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace headless::sandbox {

using namespace headless::support;

namespace {

// Ids that Debian gives to nobody for good (those of transient services).
constexpr int first_user = 64001;
constexpr unsigned user_count = 500;

// Judges side by side begin at different ones, as far as chance allows: what the kernel limits per
// user, one program should not take from another.
int next_user() {
    static std::atomic<unsigned> next{std::random_device{}() % user_count};
    return first_user + static_cast<int>(next++ % user_count);
}

// A sandbox is built within this time, also on a machine that is busy.
constexpr std::chrono::milliseconds longest_start{60'000};

void append(std::vector<std::string>& words, std::initializer_list<std::string> more) {
    words.insert(words.end(), more);
}

} // namespace

std::optional<Ready> wait_until_ready(const Launched& launched) {
    pollfd wait{launched.socket.get(), POLLIN, 0};
    const auto give_up = Clock::now() + longest_start;
    for (auto left = longest_start; ::poll(&wait, 1, static_cast<int>(left.count())) <= 0;) {
        left = std::chrono::duration_cast<std::chrono::milliseconds>(give_up - Clock::now());
        if (left.count() <= 0) {
            ::kill(-launched.id, SIGKILL); // a mount that doesn't answer, perhaps
            return std::nullopt;
        }
    }
    // With the process that sends it, by its number here.
    char ready = 0;
    iovec part{&ready, 1};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(ucred))> control{};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    ucred sender{};
    if (::recvmsg(launched.socket.get(), &message, 0) != 1) return std::nullopt;
    if (const cmsghdr* const head = CMSG_FIRSTHDR(&message);
        head && head->cmsg_type == SCM_CREDENTIALS)
        std::memcpy(&sender, CMSG_DATA(head), sizeof sender);
    // The report was written before.
    std::array<char, 1024> report{};
    const ssize_t length = ::read(launched.report.get(), report.data(), report.size());
    if (length <= 0) return std::nullopt;
    const auto json = support::json_or_discarded({report.data(), static_cast<std::size_t>(length)});
    if (!json.is_object() || !json.contains("child-pid")) return std::nullopt;
    return Ready{json["child-pid"].get<pid_t>(), sender.pid};
}

void let_begin(const Launched& launched) {
    [[maybe_unused]] const ssize_t sent = ::send(launched.socket.get(), "\n", 1, MSG_NOSIGNAL);
}

std::string first_error_line(const Launched& launched) {
    std::array<char, 400> text{};
    const ssize_t length = ::read(launched.errors.get(), text.data(), text.size());
    const std::string message(text.data(), static_cast<std::size_t>(std::max<ssize_t>(length, 0)));
    return message.substr(0, message.find('\n'));
}

Protection::Protection(const ProtectionOptions& options, GroupFolders groups,
                       const KeepsTrying& keeps_trying)
    : options_(options), groups_(std::move(groups)) {
    remove_stale_scratch();
    if (options.unsafe) {
        why_no_sandbox_ = "--protection none";
        return;
    }
    why_no_sandbox_ = retry_machine_faults(
        [this] { return try_sandbox(); },
        [&](const std::string& fault) { return allows_namespaces() && keeps_trying(fault); });
    has_sandbox_ = why_no_sandbox_.empty();
    if (!has_sandbox_) user_namespace_ = {};
}

// The cause of the failure, or nothing.
std::string Protection::try_sandbox() try {
    bubblewrap_ = find_program("bwrap").string();
    setsid_ = find_program("setsid").string();
    setpriv_ = find_program("setpriv").string();
    prlimit_ = find_program("prlimit").string();
    if (bubblewrap_.empty()) return "bubblewrap (bwrap) is not installed";
    if (setsid_.empty() || setpriv_.empty() || prlimit_.empty())
        return "setsid, setpriv or prlimit (util-linux) is not installed";
    filter_ = SyscallFilter({options_.allow_locks, false});
    set_up_filter_ = SyscallFilter({options_.allow_locks, true});
    if (::geteuid() == 0) {
        user_namespace_ = make_user_namespace();
        if (!user_namespace_.fd)
            return "user namespaces can't be made here: " +
                   std::string(std::strerror(user_namespace_.error));
        refuses_nested_ = user_namespace_.refuses_nested;
        return try_programs();
    }
    refuses_nested_ = true;
    std::string why_not = try_programs();
    if (why_not.empty() || is_machine_fault(why_not)) return why_not;
    // Where /proc/sys can't be written to, the filter alone refuses nested namespaces.
    refuses_nested_ = false;
    return try_programs();
} catch (const std::system_error& error) {
    return error.what();
}

// Runs `true` inside.
std::string Protection::try_programs() const {
    const Launched launched = launch(plan({find_program("true").string()}, {}, {}));
    if (launched.error != 0)
        return "bubblewrap can't be run: " + std::string(std::strerror(launched.error));
    if (wait_until_ready(launched)) let_begin(launched);
    int status = 0;
    ::waitpid(launched.id, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
    const std::string message = first_error_line(launched);
    return message.empty() ? "bubblewrap fails" : message;
}

void Protection::forget_files() const {
    if (has_own_user()) std::ofstream("/proc/sys/vm/drop_caches") << "1\n";
}

std::string Protection::description() const {
    std::string text = "no sandbox (" + why_no_sandbox_ + "), ";
    if (has_sandbox_) {
        text = "bubblewrap (user, process, network, IPC, host name and control group namespaces, "
               "none inside; files read-only; system calls ";
        text += options_.filters ? "filtered" : "not filtered";
        text += options_.allow_locks ? " but for locks), " : "), ";
        text += has_own_user() ? "a user id of its own, " : "the judge's user id, ";
    }
    if (groups_.version != 0)
        return text + "control groups version " + std::to_string(groups_.version);
    return text + "limits of CPU time and memory for each process alone (no control groups: " +
           groups_.why_not + ')';
}

std::vector<std::string> Protection::namespace_arguments() const {
    std::vector<std::string> words;
    if (user_namespace_.fd) {
        append(words, {"--userns", "3"});
        if (refuses_nested_) append(words, {"--assert-userns-disabled"});
    } else {
        append(words, {"--unshare-user"});
        if (refuses_nested_) append(words, {"--disable-userns"});
    }
    append(words, {"--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts",
                   "--unshare-cgroup-try", "--die-with-parent", "--info-fd", "4"});
    if (options_.filters) append(words, {"--add-seccomp-fd", "8", "--add-seccomp-fd", "9"});
    return words;
}

// The program's session, its user, its share of processes, and the shell that waits for the judge's
// word. Bubblewrap could begin the session, but would leave the process group that ends with the
// judge.
std::vector<std::string> Protection::start_arguments(const View& view, const Limits& limits) const {
    std::vector<std::string> words{setsid_};
    int processes = limits.processes;
    if (user_namespace_.fd) {
        // Another user can't read a folder that is root's alone, or write to it where it may; this
        // capability, which holds for what the program sees and no further, lets it.
        const std::string user = std::to_string(next_user());
        const std::string capability =
            view.workspace.empty() ? "-all,+dac_read_search" : "-all,+dac_override";
        append(words, {setpriv_, "--reuid", user, "--regid", user, "--clear-groups",
                       "--inh-caps=" + capability, "--ambient-caps=" + capability,
                       "--bounding-set=" + capability});
    } else {
        ++processes; // bubblewrap's first process inside is the same user's
    }
    const std::string count = std::to_string(processes);
    constexpr auto script = "echo >&6; read -r begin <&6 || exit 1; "
                            "exec \"$@\" 1>&5 3<&- 4<&- 5>&- 6<&- 7<&-";
    append(words,
           {prlimit_, "--nproc=" + count + ':' + count, "--", "/bin/sh", "-c", script, "sh"});
    return words;
}

LaunchPlan Protection::plan(const std::vector<std::string>& words, const View& view,
                            const Limits& limits) const {
    const std::string scratch = std::to_string(limits.scratch_bytes);
    std::vector<std::string> all{bubblewrap_};
    for (const std::string& word : namespace_arguments()) all.push_back(word);
    add_system(all);
    add_proc(all);
    // No terminals: the machine has 4,096 of them for all.
    append(all, {"--dev", "/dev", "--tmpfs", "/dev/pts", "--remount-ro", "/dev/pts"});
    for (const char* folder : {"/dev/shm", "/tmp"})
        append(all, {"--perms", "1777", "--size", scratch, "--tmpfs", folder});
    const std::string here = std::filesystem::current_path().string();
    append(all, {"--dir", here});
    add_view(all, view);
    append(all, {"--remount-ro", "/dev", "--remount-ro", "/", "--chdir", here});
    append(all,
           {"--clearenv", "--setenv", "PATH", "/usr/local/bin:/usr/bin:/bin", "--setenv", "HOME",
            "/tmp", "--setenv", "TMPDIR", "/tmp", "--setenv", "LANG", "C.UTF-8", "--"});
    for (const std::string& word : start_arguments(view, limits)) all.push_back(word);
    all.insert(all.end(), words.begin(), words.end());

    LaunchPlan plan;
    plan.words = std::move(all);
    plan.user_namespace = user_namespace_.fd.get();
    plan.in_sandbox = true;
    if (options_.filters) plan.filter = view.workspace.empty() ? &filter_ : &set_up_filter_;
    return plan;
}

} // namespace headless::sandbox
