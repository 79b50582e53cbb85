// The seed file of a battle: 64-bit numbers, one line per round.

#pragma once

#include "core/support/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::dilemma {

// One line: a number from 0 to 2^64 - 1.
support::Result<std::uint64_t> parse_seed_number(std::string_view line, std::size_t line_number);

support::Result<std::vector<std::uint64_t>> parse_seeds(std::string_view text);

std::string to_text(const std::vector<std::uint64_t>& seeds);

} // namespace core::dilemma
