// Read input line by line in bounded memory, even if it has no line ends: streams and descriptors.

#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <utility>

namespace headless::support {

// Longer than any line of a protocol.
inline constexpr std::size_t max_line_bytes = 65535;

// A longer line is skipped, but not without end: this many bytes without a line feed are no text.
inline constexpr std::size_t max_skipped_bytes = std::size_t{64} << 20;

// Throws std::runtime_error, which names the line, where it has more than max_skipped_bytes.
void refuse_endless_line(std::size_t line, std::size_t bytes);

// std::getline(), but for a line without end: throws then. `number`: the line's.
bool read_line(std::istream& in, std::string& line, std::size_t number);

class Lines {
public:
    explicit Lines(std::istream& in) : in_(in), buffer_(max_line_bytes + 2, '\0') {}

    // Goes to the next line; false at the end of the input. Throws std::runtime_error where a line
    // has no end.
    bool next() {
        if (!in_) return false;
        in_.getline(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
        const auto read = static_cast<std::size_t>(in_.gcount());
        if (read == 0) return false;
        ++number_;
        too_long_ = in_.fail();
        // The count includes the line feed, which the last line may lack.
        length_ = !too_long_ && !in_.eof() ? read - 1 : read;
        if (too_long_) {
            in_.clear();
            in_.ignore(static_cast<std::streamsize>(max_skipped_bytes), '\n');
            if (!in_.eof())
                refuse_endless_line(number_, static_cast<std::size_t>(in_.gcount()) + 1);
        }
        return true;
    }

    std::size_t number() const { return number_; } // of this line, from 1
    bool too_long() const { return too_long_; }    // then text() is only its beginning
    std::string_view text() const { return std::string_view(buffer_).substr(0, length_); }

private:
    std::istream& in_;
    std::string buffer_;
    std::size_t length_ = 0;
    std::size_t number_ = 0;
    bool too_long_ = false;
};

// Lines of a descriptor, with a function that is called while it waits.
class PolledLines {
public:
    // `idle` is called once per `tick` while it waits for a line.
    PolledLines(int fd, std::chrono::milliseconds tick, std::function<void()> idle)
        : fd_(fd), tick_(tick), idle_(std::move(idle)) {}

    // Goes to the next line; false at the end of the input. Throws std::system_error, and
    // std::runtime_error where a line has no end.
    bool next();

    std::size_t number() const { return number_; } // of this line, from 1
    bool too_long() const { return too_long_; }    // then text() is only its beginning
    std::string_view text() const { return line_; }

private:
    bool take_line();
    void read_more();
    void wait() const;

    const int fd_;
    const std::chrono::milliseconds tick_;
    const std::function<void()> idle_;
    std::string buffer_; // read, not yet given away
    std::string line_;
    std::size_t number_ = 0;
    std::size_t skipped_ = 0; // bytes of a line that is too long
    bool too_long_ = false;
    bool at_end_ = false;
};

} // namespace headless::support
