#include "headless/support/lines.h"

#include "headless/support/words.h"

#include <array>
#include <cerrno>
#include <poll.h>
#include <stdexcept>
#include <system_error>
#include <unistd.h>

namespace headless::support {

void refuse_endless_line(std::size_t line, std::size_t bytes) {
    if (bytes > max_skipped_bytes)
        throw std::runtime_error("line " + std::to_string(line) + " is longer than " +
                                 bytes_in_words(static_cast<std::int64_t>(max_skipped_bytes)) +
                                 ": this is no text");
}

bool read_line(std::istream& in, std::string& line, std::size_t number) {
    constexpr auto end = std::istream::traits_type::eof();
    line.clear();
    for (int c = in.rdbuf()->sbumpc(); c != '\n'; c = in.rdbuf()->sbumpc()) {
        if (c == end) {
            in.setstate(std::ios::eofbit);
            return !line.empty();
        }
        line += static_cast<char>(c);
        refuse_endless_line(number, line.size());
    }
    return true;
}

bool PolledLines::next() {
    line_.clear();
    too_long_ = false;
    skipped_ = 0;
    while (!take_line()) {
        if (at_end_) return false;
        read_more();
    }
    ++number_;
    return true;
}

// Moves what there is of the line from the buffer; false if its end is yet to come.
bool PolledLines::take_line() {
    const std::size_t end = buffer_.find('\n');
    line_.append(buffer_, 0, end);
    if (line_.size() > max_line_bytes) {
        too_long_ = true;
        skipped_ += line_.size() - max_line_bytes;
        refuse_endless_line(number_ + 1, skipped_);
        line_.resize(max_line_bytes);
    }
    const bool is_whole = end != std::string::npos;
    buffer_.erase(0, is_whole ? end + 1 : std::string::npos);
    return is_whole || (at_end_ && !line_.empty());
}

void PolledLines::read_more() {
    wait();
    std::array<char, 4096> block;
    const ssize_t length = ::read(fd_, block.data(), block.size());
    if (length < 0 && (errno == EINTR || errno == EAGAIN)) return;
    if (length < 0)
        throw std::system_error(errno, std::generic_category(), "the input could not be read");
    buffer_.append(block.data(), static_cast<std::size_t>(length));
    at_end_ = length == 0;
}

void PolledLines::wait() const {
    pollfd fd{fd_, POLLIN, 0};
    while (::poll(&fd, 1, static_cast<int>(tick_.count())) == 0) idle_();
}

} // namespace headless::support
