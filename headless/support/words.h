// Words of messages: text from outside made fit for a terminal, and suggestions for mistyped names.

#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace headless::support {

inline constexpr std::size_t max_message_bytes = 1000;

// The text with control characters (also those of UTF-8, U+0080 to U+009F) as \xNN, and cut with
// "..." where it is longer than `max_bytes`. Line feeds and tabs stay if `keeps_lines`.
std::string printable(std::string_view text, std::size_t max_bytes = max_message_bytes,
                      bool keeps_lines = false);

// Of the names that differ in few letters the nearest; nothing if none does.
std::optional<std::string_view> nearest_name(std::string_view word,
                                             std::span<const std::string_view> names);

// "; did you mean 'greedy'?", or nothing.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> names);

// "a, b, c"
std::string joined(std::span<const std::string_view> names, std::string_view separator = ", ");

} // namespace headless::support
