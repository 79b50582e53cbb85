// Reads words and numbers from one line of text; errors have a line and a column.

#pragma once

#include "core/support/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core::support {

// Space, tab, and the carriage return of Windows line endings.
constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// The text without the blanks at its ends.
std::string_view trimmed(std::string_view text);

// Reads one line from left to right. The text must outlive it. `line` is its number for errors.
class Scanner {
public:
    explicit Scanner(std::string_view line_text, std::size_t line = 0)
        : text_(line_text), line_(line) {}

    // True if only blanks are left.
    bool at_end();

    // The next word, up to a blank; empty at the end.
    std::string_view word();

    // The next word as a whole number in [min, max]; `name` is its name in the error.
    Result<std::int64_t> integer(std::string_view name, std::int64_t min, std::int64_t max);

    // An error at the start of the last word; before the first word, at the next character.
    Error error(std::string what) const;

private:
    void skip_blanks();

    std::string_view text_;
    std::size_t line_;
    std::size_t next_ = 0;
    std::size_t word_start_ = 0;
};

// The text as a whole number; nothing if it is anything else or out of range.
std::optional<std::int64_t> to_integer(std::string_view text);
std::optional<std::uint64_t> to_natural(std::string_view text);

// Removes the first line from `text` and returns it without its line feed.
std::string_view take_line(std::string_view& text);

// " (did you mean 'greedy'?)", or nothing: the name of a command, option or player that is nearest
// to a mistyped one.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> names);

} // namespace core::support
