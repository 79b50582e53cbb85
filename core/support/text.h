// Reading words and numbers from one line of text, with the place of whatever is wrong.

#pragma once

#include "core/support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::support {

// Space, tab, and the carriage return that a line ending of other systems leaves.
constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// The text without the blanks at its ends.
std::string_view trimmed(std::string_view text);

// Goes through one line from left to right. It refers to the text, which must outlive it.
class Scanner {
public:
    explicit Scanner(std::string_view line_text, std::size_t line = 0)
        : text_(line_text), line_(line) {}

    // Nothing but blanks is left.
    bool at_end();

    // The next run of characters that are not blank; empty at the end.
    std::string_view word();

    // The next word as a whole number in [least, most]; `name` says what it is, for the error.
    Result<std::int64_t> integer(std::string_view name, std::int64_t least, std::int64_t most);

    // An error at the start of the last word, or at the next character if none was read.
    Error error(std::string what) const;

private:
    void skip_blanks();

    std::string_view text_;
    std::size_t line_;
    std::size_t next_ = 0;
    std::size_t word_start_ = 0;
};

// The text as a whole number, if it is one and nothing else; of natural numbers up to 2^64 - 1.
std::optional<std::int64_t> to_integer(std::string_view text);
std::optional<std::uint64_t> to_natural(std::string_view text);

// Takes the first line off the text and returns it without its line feed.
std::string_view take_line(std::string_view& text);

} // namespace core::support
