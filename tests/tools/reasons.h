// Reasons that the coach gives for decisions of played games, for readers to mark.

#pragma once

#include "ai/yahtzee/solve/values.h"

#include <cstdint>

namespace tests {

// Prints twenty, as the window shows them, with the position in words: half of them for points,
// half for the win. The same for the same seed.
void print_reasons(const ai::yahtzee::solve::SharedValues& values, std::uint64_t seed);

} // namespace tests
