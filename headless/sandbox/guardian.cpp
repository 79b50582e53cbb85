#include "headless/sandbox/guardian.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
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

// A message of one byte that carries a descriptor.
struct Parcel {
    char byte = 0;
    iovec part{&byte, 1};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control{};
    msghdr message{};

    Parcel() {
        message.msg_iov = &part;
        message.msg_iovlen = 1;
        message.msg_control = control.data();
        message.msg_controllen = control.size();
    }
    Parcel(const Parcel&) = delete;
    Parcel& operator=(const Parcel&) = delete;
};

bool send_descriptor(const UniqueFd& socket, int fd) {
    Parcel parcel;
    cmsghdr* const head = CMSG_FIRSTHDR(&parcel.message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof fd);
    std::memcpy(CMSG_DATA(head), &fd, sizeof fd);
    return ::sendmsg(socket.get(), &parcel.message, MSG_NOSIGNAL) == 1;
}

// False at the end, which is that of the judge.
bool receive_descriptor(int socket, std::vector<int>& fds) {
    Parcel parcel;
    const ssize_t length = ::recvmsg(socket, &parcel.message, MSG_CMSG_CLOEXEC);
    if (length < 0) return errno == EINTR;
    if (length == 0) return false;
    const cmsghdr* const head = CMSG_FIRSTHDR(&parcel.message);
    if (head && head->cmsg_type == SCM_RIGHTS) {
        int fd = -1;
        std::memcpy(&fd, CMSG_DATA(head), sizeof fd);
        fds.push_back(fd);
    }
    return true;
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
        if (waits[0].revents && !receive_descriptor(socket, watched)) break;
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

bool Guardian::watch(const UniqueFd& process) const {
    return send_descriptor(socket_, process.get());
}

} // namespace headless::sandbox
