#include "headless/sandbox/launch.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <fcntl.h>
#include <linux/keyctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>

namespace headless::sandbox {

using namespace headless::support;

namespace {

constexpr int first_free_fd = 10; // above those that the program gets
constexpr rlim_t max_pending_signals = 1024;
constexpr rlim_t max_open_files = 1024; // of a process: all of them must not use up the machine's

struct Pipe {
    UniqueFd read_end;
    UniqueFd write_end;
};

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

// Moved up so that setting the program's own descriptors overwrites none of them.
UniqueFd moved_up(int fd) {
    const UniqueFd old(fd);
    UniqueFd high(::fcntl(fd, F_DUPFD_CLOEXEC, first_free_fd));
    if (!high) fail("a file descriptor");
    return high;
}

Pipe make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) fail("a pipe");
    Pipe pipe;
    pipe.read_end = moved_up(ends[0]);
    pipe.write_end = moved_up(ends[1]);
    return pipe;
}

Pipe make_sockets() {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) fail("a socket");
    Pipe pair;
    pair.read_end = moved_up(ends[0]);
    pair.write_end = moved_up(ends[1]);
    const int yes = 1; // each message carries its sender's credentials
    ::setsockopt(pair.read_end.get(), SOL_SOCKET, SO_PASSCRED, &yes, sizeof yes);
    return pair;
}

std::vector<std::string> whole_environment(const std::vector<std::string>& added) {
    std::vector<std::string> all = added;
    for (char** entry = ::environ; *entry; ++entry) all.emplace_back(*entry);
    return all;
}

// All that the child needs, prepared before the fork: between fork and exec only calls that are
// safe in a process with threads are made.
struct Child {
    std::vector<std::string> environment_texts;
    std::vector<char*> arguments;
    std::vector<char*> environment;
    const LaunchPlan* plan;
    std::array<int, 10> fds; // what becomes descriptors 0 to 9; -1: nothing, closed
    int failure;             // gets errno if exec fails

    pid_t judge;

    bool take_descriptors() const;
    [[noreturn]] void give_up() const; // reports errno
    void put_guard_between() const;
    [[noreturn]] void run() const;
};

// And no others at exec: streams of the standard library, and what the judge itself was started
// with, would stay open. Linux before 5.11 has no call for that.
bool Child::take_descriptors() const {
    bool well = true;
    for (int fd = 0; fd < static_cast<int>(fds.size()); ++fd) {
        const int source = fds[static_cast<std::size_t>(fd)];
        if (source < 0)
            ::close(fd);
        else
            well = well && ::dup2(source, fd) == fd;
    }
    ::close_range(static_cast<unsigned>(fds.size()), ~0u, CLOSE_RANGE_CLOEXEC);
    return well;
}

// No core is as small as one byte. Where a program of the machine takes cores, it would be started
// with a limit of nothing, but not with this one.
void refuse_cores() {
    const rlimit one_byte{1, 1};
    const rlimit nothing{0, 0};
    if (::setrlimit(RLIMIT_CORE, &one_byte) != 0) ::setrlimit(RLIMIT_CORE, &nothing);
}

void limit_open_files() {
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_max = std::min(files.rlim_max, max_open_files);
    files.rlim_cur = std::min(files.rlim_cur, files.rlim_max);
    ::setrlimit(RLIMIT_NOFILE, &files);
}

// The kernel kills a process that passes the first by a second, and refuses it twice the memory, so
// that the judge sees a program pass a limit, and says so.
void limit_resources(const Limits& limits) {
    constexpr double no_limit = 1e15;
    const auto seconds = static_cast<rlim_t>(std::ceil(std::min(limits.cpu_seconds, no_limit))) + 1;
    const auto bytes = 2 * static_cast<rlim_t>(limits.memory_bytes);
    const rlimit cpu{seconds, seconds}, data{bytes, bytes};
    ::setrlimit(RLIMIT_CPU, &cpu);
    ::setrlimit(RLIMIT_DATA, &data);
}

void Child::give_up() const {
    const int error = errno;
    [[maybe_unused]] const ssize_t written = ::write(failure, &error, sizeof error);
    ::_exit(127);
}

// Forks, and returns in the child, which becomes bubblewrap. The parent ends as bubblewrap ends.
// When the judge dies it kills its process group at one blow: bubblewrap and the first process of
// its sandbox. Bubblewrap itself would notice that only once it has built the sandbox, and leave
// what it is building (its issue 633).
void Child::put_guard_between() const {
    constexpr int death = SIGUSR1; // of the judge; signals that stop a judge by its name are not
    sigset_t all, awaited;
    ::sigfillset(&all);
    ::sigprocmask(SIG_SETMASK, &all, nullptr);
    ::sigemptyset(&awaited);
    ::sigaddset(&awaited, death);
    ::sigaddset(&awaited, SIGCHLD);
    ::signal(SIGCHLD, SIG_DFL);
    ::prctl(PR_SET_PDEATHSIG, death);
    const pid_t bubblewrap = ::_Fork();
    if (bubblewrap == 0) return;
    if (bubblewrap < 0) give_up();
    // The ends of pipes, above all.
    if (::close_range(0, ~0u, 0) != 0)
        for (int fd = 0; fd < ::sysconf(_SC_OPEN_MAX); ++fd) ::close(fd);
    for (int status = 0, signal = ::getppid() == judge ? 0 : death;; ::sigwait(&awaited, &signal)) {
        if (signal == death) ::kill(0, SIGKILL);
        if (::waitpid(bubblewrap, &status, WNOHANG) == bubblewrap)
            ::_exit(WIFEXITED(status) ? WEXITSTATUS(status) : exit_signal + WTERMSIG(status));
    }
}

void Child::run() const {
    ::setsid();
    if (plan->in_sandbox)
        put_guard_between();
    else
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::signal(SIGPIPE, SIG_DFL);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    refuse_cores();
    // Signals that wait count for the whole user: a program must not use up the judge's share.
    const rlimit pending{max_pending_signals, max_pending_signals};
    ::setrlimit(RLIMIT_SIGPENDING, &pending);
    if (plan->in_sandbox) limit_open_files();
    if (plan->limits) limit_resources(*plan->limits);
    // Keys of the judge's session would be those of all programs.
    ::syscall(SYS_keyctl, KEYCTL_JOIN_SESSION_KEYRING, nullptr);
    bool well = true;
    for (const int group : plan->cgroup_fds) well = well && ::write(group, "0", 1) == 1;
    well = well && take_descriptors();
    if (!plan->folder.empty()) well = well && ::chdir(plan->folder.c_str()) == 0;
    if (well) ::execvpe(arguments.front(), arguments.data(), environment.data());
    give_up();
}

// Why the program could not be started; 0 if it was.
int error_of_start(pid_t id, Pipe& failure) {
    failure.write_end.reset();
    int error = 0;
    if (::read(failure.read_end.get(), &error, sizeof error) != sizeof error) return 0;
    ::waitpid(id, nullptr, 0);
    return error;
}

} // namespace

std::vector<char*> pointers_to(const std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (const std::string& text : texts) pointers.push_back(const_cast<char*>(text.c_str()));
    pointers.push_back(nullptr);
    return pointers;
}

Launched launch(const LaunchPlan& plan) {
    Pipe input = make_pipe();
    Pipe output = make_pipe();
    Pipe errors = make_pipe();
    Pipe failure = make_pipe();
    Pipe report;
    Pipe socket;
    if (plan.in_sandbox) {
        report = make_pipe();
        socket = make_sockets();
    }
    UniqueFd user_namespace;
    if (plan.user_namespace >= 0) {
        user_namespace = UniqueFd(::fcntl(plan.user_namespace, F_DUPFD_CLOEXEC, first_free_fd));
        if (!user_namespace) fail("a file descriptor");
    }
    std::array<UniqueFd, 2> filters;
    if (plan.filter && *plan.filter) filters = plan.filter->open(first_free_fd);

    Child child;
    child.plan = &plan;
    // In a sandbox a program of the judge's user may read what bubblewrap was started with.
    child.environment_texts =
        plan.in_sandbox ? plan.environment : whole_environment(plan.environment);
    child.arguments = pointers_to(plan.words);
    child.environment = pointers_to(child.environment_texts);
    child.fds.fill(-1);
    child.fds[0] = input.read_end.get();
    child.fds[1] = output.write_end.get();
    child.fds[2] = errors.write_end.get();
    child.fds[3] = user_namespace.get();
    child.fds[8] = filters[0].get();
    child.fds[9] = filters[1].get();
    if (plan.in_sandbox) {
        child.fds[1] = errors.write_end.get();
        child.fds[4] = report.write_end.get();
        child.fds[5] = output.write_end.get();
        child.fds[6] = socket.write_end.get();
        child.fds[7] = report.read_end.get();
    }
    child.failure = failure.write_end.get();
    child.judge = ::getpid();

    Launched launched;
    launched.id = ::fork();
    if (launched.id == 0) child.run();
    if (launched.id < 0) fail("a process");

    launched.error = error_of_start(launched.id, failure);
    if (launched.error != 0) return launched;
    launched.input = std::move(input.write_end);
    launched.output = std::move(output.read_end);
    launched.errors = std::move(errors.read_end);
    launched.report = std::move(report.read_end);
    launched.socket = std::move(socket.read_end);
    for (const UniqueFd* fd : {&launched.input, &launched.output, &launched.errors})
        fd->set_blocking(false);
    return launched;
}

} // namespace headless::sandbox
