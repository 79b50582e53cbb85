#include "tests/attacks/exhaustion.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <iostream>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

namespace attacks {

namespace {

// It ends with its parent.
pid_t make_child() {
    const pid_t parent = ::getpid();
    const pid_t child = ::fork();
    if (child != 0) return child;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) ::_exit(1); // it has ended already
    return 0;
}

// A child that holds a namespace for a host name; 0, or errno where it gets none.
int hold_namespace() {
    std::array<int, 2> news{};
    if (::pipe2(news.data(), O_CLOEXEC) != 0) return errno;
    int error = 0;
    const pid_t child = make_child();
    if (child == 0) {
        if (::unshare(CLONE_NEWUSER | CLONE_NEWUTS) != 0) error = errno;
        if (::write(news[1], &error, sizeof error) < 0 || error != 0) ::_exit(1);
        sleep_for_ever();
    }
    if (::read(news[0], &error, sizeof error) < 0) error = errno;
    if (error != 0) ::waitpid(child, nullptr, 0);
    for (const int end : news) ::close(end);
    return error;
}

double seconds_of(clockid_t clock) {
    timespec time{};
    ::clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Bytes that the kernel holds for a socket.
long socket_bytes(int socket) {
    std::uint32_t figures[SK_MEMINFO_VARS]{};
    socklen_t size = sizeof figures;
    ::getsockopt(socket, SOL_SOCKET, SO_MEMINFO, figures, &size);
    return figures[SK_MEMINFO_RMEM_ALLOC];
}

// Sends `count` copies of standard input at once; 0, or errno.
int send_descriptors(int socket, std::size_t count) {
    const std::vector<int> copies(count, 0);
    std::vector<char> control(CMSG_SPACE(count * sizeof(int)));
    char byte = 0;
    iovec part{&byte, 1};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    cmsghdr* const head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(count * sizeof(int));
    std::memcpy(CMSG_DATA(head), copies.data(), count * sizeof(int));
    return ::sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL) == 1 ? 0 : errno;
}

} // namespace

void say(const std::string& text) { std::cerr << text << std::endl; }

void sleep_for_ever() {
    while (true) ::pause();
}

void burn(const Arguments&) {
    for (volatile unsigned long i = 0;;) i = i + 1;
}

void use_up_namespaces(const Arguments&) {
    long count = 0;
    int error = 0;
    while ((error = hold_namespace()) == 0) ++count;
    say("used up " + std::to_string(count) + ": " + std::strerror(error));
    while (true)
        if (hold_namespace() != 0) ::usleep(1'000);
}

void spin(const Arguments& arguments) {
    std::array<int, 2> start{};
    if (::pipe2(start.data(), O_CLOEXEC) != 0) return;
    for (long i = 0; i < std::stol(arguments.at(0)); ++i)
        if (make_child() == 0) {
            ::setsid();
            ::close(start[1]);
            char none = 0;
            if (::read(start[0], &none, 1) == 0) burn({}); // all have been made
            ::_exit(1);
        }
    say("spinning");
    ::close(start[1]);
}

void work(const Arguments& arguments) {
    const double seconds = std::stod(arguments.at(0));
    const double start = seconds_of(CLOCK_MONOTONIC);
    const double end = seconds_of(CLOCK_PROCESS_CPUTIME_ID) + seconds;
    while (seconds_of(CLOCK_PROCESS_CPUTIME_ID) < end) {
    }
    const double stretch = (seconds_of(CLOCK_MONOTONIC) - start) / seconds;
    say("stretched " + std::to_string(static_cast<int>(stretch)) + "-fold");
}

void fill_sockets(const Arguments& arguments) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const std::vector<char> block(32 * 1024, 'x');
    long bytes = 0;
    for (long i = 0; i < std::stol(arguments.at(0)); ++i) {
        const int reader = ::socket(AF_INET, SOCK_DGRAM, 0);
        auto* const name = reinterpret_cast<sockaddr*>(&address);
        socklen_t size = sizeof address;
        address.sin_port = 0;
        if (reader < 0 || ::bind(reader, name, size) != 0 ||
            ::getsockname(reader, name, &size) != 0)
            break;
        const int writer = ::socket(AF_INET, SOCK_DGRAM, 0);
        for (int j = 0; j < 16; ++j)
            ::sendto(writer, block.data(), block.size(), MSG_DONTWAIT, name, size);
        ::close(writer);
        bytes += socket_bytes(reader);
    }
    say("in sockets: " + std::to_string(bytes >> 20) + " MiB");
}

void fill_descriptors(const Arguments&) {
    constexpr std::size_t at_once = 253; // the kernel takes no more
    constexpr int per_socket = 4;
    long count = 0;
    int error = 0;
    while (error == 0) {
        std::array<int, 2> ends{};
        if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0) error = errno;
        for (int i = 0; i < per_socket && error == 0; ++i) {
            error = send_descriptors(ends[0], at_once);
            count += error == 0 ? at_once : 0;
        }
    }
    say(std::to_string(count) + " under way: " + std::strerror(error));
    sleep_for_ever();
}

void send_descriptor(const Arguments&) {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0) return;
    const int error = send_descriptors(ends[0], 1);
    say(error == 0 ? "sent" : std::strerror(error));
}

} // namespace attacks
