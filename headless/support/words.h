// Texts for messages: untrusted text made safe for a terminal, and suggestions for mistyped names.

#pragma once

#include "core/support/suggestion.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace headless::support {

inline constexpr std::size_t max_message_bytes = 1000;

// Whether this UTF-8 character changes the text direction: U+200E, U+200F, U+202A to U+202E, U+2066
// to U+2069.
bool is_direction_mark(std::string_view character);

// The text with direction marks, control characters (also U+0080 to U+009F) and characters without
// width as \xNN, and shortened with "..." to `max_bytes`. Line feeds and tabs stay if
// `keeps_lines`.
std::string printable(std::string_view text, std::size_t max_bytes = max_message_bytes,
                      bool keeps_lines = false);

// " (did you mean 'greedy'?)", or nothing.
using core::support::did_you_mean;

// "a, b, c"
std::string joined(std::span<const std::string_view> names, std::string_view separator = ", ");

} // namespace headless::support
