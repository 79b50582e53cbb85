// A number that tells whether a player still plays as it did: over its actions in positions that
// are the same for ever.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "core/yahtzee/position.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headless::lab {

// Positions of games at random.
std::vector<core::yahtzee::Position> bench_positions();

std::uint64_t bench_signature(ai::yahtzee::players::Player& player,
                              const std::vector<core::yahtzee::Position>& positions);

// Of a player of the roster without tables: 16 hexadecimal digits, as `alea-lab bench` prints them.
std::string bench_signature(const std::string& player);

} // namespace headless::lab
