#include "headless/sandbox/guardian.h"

#include "headless/sandbox/process_tree.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>
#include <vector>

namespace headless::sandbox {

using namespace headless::support;

namespace {

// Which process to watch. By its number and not by a descriptor that is sent along: of those, a
// program of the judge's user can have so many under way that the user can send no further one.
struct Request {
    pid_t process = 0;
    std::uint64_t start = 0; // tells a reused number apart
};

// Answers each request with a byte. False at the end, which is that of the judge.
bool take_request(int socket, std::vector<int>& fds) {
    Request request;
    const ssize_t length = ::recv(socket, &request, sizeof request, 0);
    if (length < 0) return errno == EINTR;
    if (length != sizeof request) return false;
    const int fd = static_cast<int>(::syscall(SYS_pidfd_open, request.process, 0));
    const char is_well = fd >= 0 || errno == ESRCH ? 1 : 0;
    if (fd >= 0 && start_of(request.process) == request.start)
        fds.push_back(fd);
    else if (fd >= 0)
        ::close(fd); // it has ended
    return ::send(socket, &is_well, 1, MSG_NOSIGNAL) == 1;
}

void forget_ended(const std::vector<pollfd>& waits, std::vector<int>& watched) {
    watched.clear();
    for (std::size_t i = 1; i < waits.size(); ++i) {
        if (waits[i].revents)
            ::close(waits[i].fd);
        else
            watched.push_back(waits[i].fd);
    }
}

// `socket` is the only descriptor.
[[noreturn]] void stand_guard(int socket) {
    std::vector<int> watched;
    while (true) {
        std::vector<pollfd> waits{{socket, POLLIN, 0}};
        for (const int fd : watched) waits.push_back({fd, POLLIN, 0});
        if (::poll(waits.data(), waits.size(), -1) < 0) continue;
        forget_ended(waits, watched);
        if (waits[0].revents && !take_request(socket, watched)) break;
    }
    for (const int fd : watched) ::syscall(SYS_pidfd_send_signal, fd, SIGKILL, nullptr, 0);
    ::_exit(0);
}

// Away from the judge's terminal and files: a Ctrl-C that the judge survives must not end it.
int leave_judge(int socket) {
    ::setsid();
    ::prctl(PR_SET_NAME, "alea-guardian");
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) ::signal(signal, SIG_IGN);
    ::dup2(socket, 0);
    ::close_range(1, ~0u, 0);
    [[maybe_unused]] const int result = ::chdir("/");
    return 0;
}

} // namespace

Guardian::Guardian() {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0)
        throw std::system_error(errno, std::generic_category(), "a socket");
    socket_ = UniqueFd(ends[0]);
    const UniqueFd its(ends[1]);
    id_ = ::fork();
    if (id_ == 0) stand_guard(leave_judge(its.get()));
    if (id_ < 0) throw std::system_error(errno, std::generic_category(), "a process");
}

Guardian::~Guardian() {
    socket_.reset();
    while (::waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool Guardian::watch(pid_t process) const {
    const auto start = start_of(process);
    if (!start) return true; // it has ended
    const Request request{process, *start};
    const std::lock_guard lock(mutex_);
    if (::send(socket_.get(), &request, sizeof request, MSG_NOSIGNAL) < 0) return false;
    char is_well = 0;
    ssize_t length = 0;
    do length = ::recv(socket_.get(), &is_well, 1, 0);
    while (length < 0 && errno == EINTR);
    return length == 1 && is_well != 0;
}

} // namespace headless::sandbox
