// Reads input line by line in bounded memory, even if it has no line ends.

#pragma once

#include <istream>
#include <limits>
#include <string>
#include <string_view>

namespace headless::support {

// Longer than any line of a protocol.
inline constexpr std::size_t max_line_bytes = 65535;

class Lines {
public:
    explicit Lines(std::istream& in) : in_(in), buffer_(max_line_bytes + 2, '\0') {}

    // Goes to the next line; false at the end of the input.
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
            in_.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
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

} // namespace headless::support
