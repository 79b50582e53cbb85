#include "headless/support/input.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace headless::support {

namespace {

constexpr std::chrono::seconds max_wait{60}; // for the end of a pipe

[[noreturn]] void fail(const std::string& name, const std::string& why) {
    throw std::runtime_error("'" + name + "' " + why);
}

// Closes what it has opened.
class File {
public:
    explicit File(const std::string& name)
        : is_input_(name == "-"),
          fd_(is_input_ ? STDIN_FILENO
                        : ::open(name.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)) {
        if (fd_ < 0) fail(name, std::string("could not be opened: ") + std::strerror(errno));
    }
    ~File() {
        if (!is_input_) ::close(fd_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    int fd() const { return fd_; }
    bool is_input() const { return is_input_; }

private:
    bool is_input_;
    int fd_;
};

// A person may take longer than a pipe.
void wait_for_input(const std::string& name, std::chrono::steady_clock::time_point deadline) {
    if (::isatty(STDIN_FILENO)) return;
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        deadline - std::chrono::steady_clock::now());
    pollfd wait{STDIN_FILENO, POLLIN, 0};
    if (left.count() <= 0 || ::poll(&wait, 1, static_cast<int>(left.count())) == 0)
        fail(name, "has not ended within a minute");
}

} // namespace

std::string read_file(const std::string& name, std::size_t max_bytes) {
    const File file(name);
    struct stat status {};
    if (::fstat(file.fd(), &status) != 0) fail(name, "could not be read");
    if (S_ISDIR(status.st_mode)) fail(name, "is a folder");
    if (!file.is_input() && !S_ISREG(status.st_mode)) fail(name, "is no regular file");
    const auto deadline = std::chrono::steady_clock::now() + max_wait;
    std::string text;
    std::array<char, 65536> block;
    while (true) {
        if (file.is_input()) wait_for_input(name, deadline);
        const ssize_t length = ::read(file.fd(), block.data(), block.size());
        if (length == 0) return text;
        if (length < 0 && errno == EINTR) continue;
        if (length < 0) fail(name, std::string("could not be read: ") + std::strerror(errno));
        text.append(block.data(), static_cast<std::size_t>(length));
        if (text.size() > max_bytes)
            fail(name, "has more than " + std::to_string(max_bytes) + " bytes");
    }
}

} // namespace headless::support
