#include "headless/dilemma/server.h"

#include "headless/dilemma/wire.h"
#include "headless/sandbox/limits.h"
#include "headless/support/unique_fd.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <map>
#include <poll.h>
#include <set>
#include <spawn.h>
#include <sstream>
#include <string_view>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>

namespace headless::dilemma {

using namespace headless::support;
using namespace headless::sandbox;

namespace {

// The longest time that killed processes may take to vanish.
constexpr std::chrono::seconds longest_end{5};

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

// False at the end of the input.
bool read_all(int fd, void* to, std::size_t size) {
    for (auto* next = static_cast<char*>(to); size > 0;) {
        const ssize_t length = ::read(fd, next, size);
        if (length == 0) return false;
        if (length < 0 && errno == EINTR) continue;
        if (length < 0) fail("reading a request");
        next += length;
        size -= static_cast<std::size_t>(length);
    }
    return true;
}

// The text as a file that can be read and nothing else: a program that never reads holds up nobody.
UniqueFd sealed_file(std::initializer_list<std::string_view> parts) {
    UniqueFd file(::memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    if (!file) fail("the input");
    for (const std::string_view part : parts)
        if (!file.write_all(part)) fail("the input");
    ::fcntl(file.get(), F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL);
    ::lseek(file.get(), 0, SEEK_SET);
    return file;
}

struct Reply {
    Ending ending = Ending::ended;
    int wait_status = 0;
    std::string output;
};

// The descendants of this process, by the parents that /proc names.
std::set<pid_t> descendants() {
    std::multimap<pid_t, pid_t> children;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", error)) {
        std::ifstream file(entry.path() / "stat");
        std::string line;
        if (!std::getline(file, line)) continue;
        // The name, in parentheses, may hold anything.
        std::istringstream fields(line.substr(line.rfind(')') + 1));
        std::string state;
        pid_t parent = 0;
        if (fields >> state >> parent) children.emplace(parent, std::atoi(line.c_str()));
    }
    std::set<pid_t> found;
    std::vector<pid_t> next{::getpid()};
    while (!next.empty()) {
        const auto [begin, end] = children.equal_range(next.back());
        next.pop_back();
        for (auto child = begin; child != end; ++child)
            if (found.insert(child->second).second) next.push_back(child->second);
    }
    return found;
}

// Starting the player's program with what stays the same from round to round prepared.
class Starter {
public:
    explicit Starter(const std::vector<std::string>& words) {
        for (const std::string& word : words) words_.push_back(const_cast<char*>(word.c_str()));
        words_.push_back(nullptr);
        ::posix_spawnattr_init(&attributes_);
        // A session of its own: a signal to its group does not reach the server.
        ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF);
        sigset_t changed;
        ::sigemptyset(&changed);
        ::sigaddset(&changed, SIGPIPE);
        ::posix_spawnattr_setsigdefault(&attributes_, &changed);
    }
    ~Starter() { ::posix_spawnattr_destroy(&attributes_); }

    Starter(const Starter&) = delete;
    Starter& operator=(const Starter&) = delete;

    // errno, or 0.
    int start(int input, int output, pid_t& id) const {
        posix_spawn_file_actions_t actions;
        ::posix_spawn_file_actions_init(&actions);
        ::posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
        ::posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
        ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        const int error =
            ::posix_spawnp(&id, words_.front(), &actions, &attributes_, words_.data(), ::environ);
        ::posix_spawn_file_actions_destroy(&actions);
        return error;
    }

private:
    std::vector<char*> words_;
    posix_spawnattr_t attributes_;
};

class Server {
public:
    explicit Server(const ServerOptions& options) : options_(options), starter_(options.words) {}

    // False at the end of the input.
    bool serve_one() {
        WireRequest request{};
        if (!read_all(STDIN_FILENO, &request, sizeof request)) return false;
        std::string head;
        std::string tail;
        if (!receive(head, request.head_bytes) || !receive(round_lines_, request.new_line_bytes) ||
            !receive(tail, request.tail_bytes))
            return false;
        const Reply reply = run(sealed_file({head, round_lines_, tail}));
        kill_all();
        empty_scratch();
        const WireReply wire{reply.ending, reply.wait_status, reply.output.size()};
        const std::string_view bytes(reinterpret_cast<const char*>(&wire), sizeof wire);
        if (!write_all(STDOUT_FILENO, std::string(bytes) + reply.output)) fail("writing");
        return true;
    }

private:
    bool receive(std::string& to, std::uint64_t bytes) const {
        const std::size_t before = to.size();
        to.resize(before + bytes);
        return read_all(STDIN_FILENO, to.data() + before, bytes);
    }

    Reply run(const UniqueFd& input) const {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) fail("a pipe");
        const UniqueFd output(ends[0]);
        UniqueFd write_end(ends[1]);
        ::fcntl(output.get(), F_SETFL, O_NONBLOCK);

        const auto deadline = Clock::now() + options_.limit;
        Reply reply;
        pid_t id = -1;
        if (const int error = starter_.start(input.get(), write_end.get(), id)) {
            reply.ending = Ending::absent;
            reply.wait_status = error;
            return reply;
        }
        write_end.reset();
        const UniqueFd handle(static_cast<int>(::syscall(SYS_pidfd_open, id, 0)));
        if (!handle) fail("a process handle");
        reply.ending = wait_for_end(handle, output, deadline, reply.output);
        if (reply.ending != Ending::ended) {
            reply.output.clear();
            ::kill(id, SIGKILL);
        }
        while (::waitpid(id, &reply.wait_status, 0) < 0 && errno == EINTR) {
        }
        return reply;
    }

    static Ending wait_for_end(const UniqueFd& handle, const UniqueFd& output,
                               Clock::time_point deadline, std::string& text) {
        std::array<pollfd, 2> wait{{{handle.get(), POLLIN, 0}, {output.get(), POLLIN, 0}}};
        for (;;) {
            const auto left = deadline - Clock::now();
            if (left <= Clock::duration::zero()) return Ending::late;
            const auto nanoseconds = std::chrono::nanoseconds(left).count();
            const timespec time{nanoseconds / 1'000'000'000, nanoseconds % 1'000'000'000};
            if (::ppoll(wait.data(), wait.size(), &time, nullptr) <= 0) continue;
            const bool has_ended = wait[0].revents != 0;
            // The pipe holds all that a program wrote before its end.
            if (wait[1].revents != 0 && !take_output(output, text)) wait[1].fd = -1;
            if (text.size() > max_output_bytes) return Ending::flooded;
            if (has_ended) {
                if (wait[1].fd >= 0) take_output(output, text);
                return text.size() > max_output_bytes ? Ending::flooded : Ending::ended;
            }
        }
    }

    // Takes what is there; false at the end of the output.
    static bool take_output(const UniqueFd& output, std::string& text) {
        std::array<char, 16384> block;
        while (text.size() <= max_output_bytes) {
            const ssize_t length = ::read(output.get(), block.data(), block.size());
            if (length == 0) return false;
            if (length < 0 && errno == EINTR) continue;
            if (length < 0) return errno == EAGAIN;
            text.append(block.data(), static_cast<std::size_t>(length));
        }
        return true;
    }

    // Whoever has lost his parent is the server's child: no child left means nobody left.
    void kill_all() const {
        const auto give_up = Clock::now() + longest_end;
        for (;;) {
            pid_t waited = 0;
            while ((waited = ::waitpid(-1, nullptr, WNOHANG)) > 0) {
            }
            if (waited < 0 && errno == ECHILD) return;
            if (Clock::now() > give_up) throw std::runtime_error("a process can't be ended");
            if (options_.alone)
                ::kill(-1, SIGKILL);
            else
                for (const pid_t id : descendants()) ::kill(id, SIGKILL);
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
    }

    void empty_scratch() const {
        for (const std::filesystem::path& folder : options_.scratch) {
            std::error_code error;
            for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
                std::filesystem::permissions(entry.path(), std::filesystem::perms::owner_all,
                                             std::filesystem::perm_options::add |
                                                 std::filesystem::perm_options::nofollow,
                                             error);
                std::filesystem::remove_all(entry.path(), error);
            }
        }
    }

    const ServerOptions& options_;
    Starter starter_;
    std::string round_lines_;
};

} // namespace

bool is_alone_in_sandbox() {
    std::ifstream name("/proc/1/comm");
    return ::getpid() == 2 && ::getppid() == 1 && !name.is_open();
}

bool is_mount(const std::filesystem::path& folder) {
    struct stat own {
    }, above{};
    return ::stat(folder.c_str(), &own) == 0 && ::stat((folder / "..").c_str(), &above) == 0 &&
           own.st_dev != above.st_dev;
}

int serve(const ServerOptions& options) {
    // Orphans of the program become the server's; nobody reads the server's memory.
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    ::prctl(PR_SET_DUMPABLE, 0);
    Server server(options);
    while (server.serve_one()) {
    }
    return 0;
}

} // namespace headless::dilemma
