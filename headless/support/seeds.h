// Seeds of dice and deals: from the command line, or from the system's entropy.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/support/command.h"

#include <array>
#include <cstdint>
#include <string>

namespace headless::support {

// From getrandom(2).
std::array<std::uint8_t, 32> random_bytes();

inline constexpr auto seed_help = "a whole number, or 64 hexadecimal digits";

// Of --seed: a whole number, or 64 hexadecimal digits, as reports have them. Throws UsageError.
core::dice::Seed parse_seed_option(const std::string& text);

// --seed, and the system's entropy where it is not given.
core::dice::Seed seed_from(const boost::program_options::variables_map& given);

} // namespace headless::support
