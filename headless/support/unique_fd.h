// The owner of a file descriptor, which it closes.

#pragma once

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace headless::support {

// Writes the whole text to a file. False, with errno, where that fails.
inline bool write_all(int fd, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(fd, text.data(), text.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// Throws std::system_error with the path and what errno says.
[[noreturn]] inline void fail_writing(const std::string& path) {
    throw std::system_error(errno, std::generic_category(), "'" + path + "' could not be written");
}

class UniqueFd {
public:
    UniqueFd() = default;
    explicit UniqueFd(int fd) : fd_(fd) {}
    UniqueFd(UniqueFd&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
    UniqueFd& operator=(UniqueFd&& other) noexcept {
        if (this != &other) {
            reset();
            fd_ = std::exchange(other.fd_, -1);
        }
        return *this;
    }
    ~UniqueFd() { reset(); }

    int get() const { return fd_; }
    explicit operator bool() const { return fd_ >= 0; }

    // Sets whether reads and writes wait; this holds for all descriptors of the open file.
    void set_blocking(bool blocks) const {
        const int flags = ::fcntl(fd_, F_GETFL);
        ::fcntl(fd_, F_SETFL, blocks ? flags & ~O_NONBLOCK : flags | O_NONBLOCK);
    }

    bool write_all(std::string_view text) const { return support::write_all(fd_, text); }

    void reset() {
        if (fd_ >= 0) ::close(fd_);
        fd_ = -1;
    }

private:
    int fd_ = -1;
};

} // namespace headless::support
