// Suggestions for mistyped names: of commands, options and players.

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core::support {

// The name that differs from `word` in the fewest letters; nothing if all differ in many.
std::optional<std::string_view> nearest_name(std::string_view word,
                                             std::span<const std::string_view> names);

// " (did you mean 'greedy'?)", or nothing.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> names);

} // namespace core::support
