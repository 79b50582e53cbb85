#include "headless/sandbox/user_namespace.h"

#include "headless/sandbox/group_folders.h"
#include "headless/sandbox/machine_fault.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <optional>
#include <sched.h>
#include <string>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace headless::sandbox {

using namespace headless::support;

namespace {

// Only a process of the namespace above may do this.
bool map_all_ids(pid_t process) {
    const std::string folder = "/proc/" + std::to_string(process);
    return try_write(folder + "/uid_map", "0 0 4294967295\n") &&
           try_write(folder + "/gid_map", "0 0 4294967295\n");
}

struct Channel {
    UniqueFd mine;
    UniqueFd its;
};

std::optional<Channel> make_channel() {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) return {};
    return Channel{UniqueFd(ends[0]), UniqueFd(ends[1])};
}

// The report of a helper: the process whose namespace it is; 0 if there is none.
struct News {
    pid_t process = 0;
    bool refuses_nested = false;
    int error = 0; // errno, if there is none
};

void send_news(const UniqueFd& fd, const News& news) {
    [[maybe_unused]] const ssize_t sent = ::send(fd.get(), &news, sizeof news, MSG_NOSIGNAL);
}

News hear(const UniqueFd& fd) {
    News news;
    ssize_t length = 0;
    do length = ::recv(fd.get(), &news, sizeof news, 0);
    while (length < 0 && errno == EINTR);
    return length == sizeof news ? news : News{};
}

News unshare_user() {
    if (::unshare(CLONE_NEWUSER) == 0) return {::getpid(), false, 0};
    return {0, false, errno};
}

// A process in a new user namespace, until the channel's other end is closed.
pid_t fork_into_namespace(Channel& channel) {
    const pid_t child = ::fork();
    if (child != 0) return child;
    channel.mine.reset();
    send_news(channel.its, unshare_user());
    hear(channel.its);
    ::_exit(0);
}

// In the outer namespace, whose ids are mapped: allows one more below it, and makes that.
News make_inner(Channel& channel, pid_t& child) {
    if (!try_write("/proc/sys/user/max_user_namespaces", "1")) return {};
    child = fork_into_namespace(channel);
    channel.its.reset();
    News news = hear(channel.mine);
    if (news.process == 0) return news;
    if (!map_all_ids(news.process)) return {};
    news.refuses_nested = true;
    return news;
}

// The first helper: `to_judge` is its end.
[[noreturn]] void run_outer(const UniqueFd& to_judge) {
    const News outer = unshare_user();
    send_news(to_judge, outer);
    hear(to_judge); // the judge has mapped the ids
    auto channel = make_channel();
    pid_t child = -1;
    News inner;
    if (outer.process != 0 && channel) inner = make_inner(*channel, child);
    send_news(to_judge, inner);
    hear(to_judge); // until the judge is done with it, or gone
    if (child > 0) ::kill(child, SIGKILL);
    ::_exit(0);
}

UniqueFd open_namespace(pid_t process) {
    const std::string path = "/proc/" + std::to_string(process) + "/ns/user";
    return UniqueFd(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
}

} // namespace

UserNamespace make_user_namespace() {
    auto channel = make_channel();
    if (!channel) return {{}, false, errno};
    const pid_t helper = ::fork();
    if (helper == 0) {
        channel->mine.reset();
        run_outer(channel->its);
    }
    if (helper < 0) return {{}, false, errno};
    channel->its.reset();
    UserNamespace made;
    const News outer = hear(channel->mine);
    made.error = outer.error != 0 ? outer.error : EPERM;
    if (outer.process != 0 && map_all_ids(helper)) {
        send_news(channel->mine, {});
        const News inner = hear(channel->mine);
        made.error = inner.error;
        // One that allows nested ones is better than none, but not while the machine may recover.
        if (!is_machine_fault(inner.error))
            made.fd = open_namespace(inner.process != 0 ? inner.process : helper);
        made.refuses_nested = inner.refuses_nested;
    }
    channel->mine.reset();
    ::kill(helper, SIGKILL);
    ::waitpid(helper, nullptr, 0);
    return made;
}

} // namespace headless::sandbox
