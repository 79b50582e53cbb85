// The name that a mistyped one was most likely meant to be.

#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace headless::lab {

// Of the names that differ in few letters the nearest; nothing if none does.
std::optional<std::string_view> nearest_name(std::string_view word,
                                             std::span<const std::string_view> names);

} // namespace headless::lab
