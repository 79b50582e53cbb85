// The clairvoyant puzzle solved the plain way, for tests and as the benchmark's yardstick: all
// 32 x 32 pairs of re-rolls at each stream position, then dynamic programming forwards over used
// boxes and dice consumed. It shares no code with what it checks.

#pragma once

#include <cstdint>

namespace tests::clairvoyant {

// The most points of the game whose stream of dice the generator gives
// (core/clairvoyant/scenario.h).
int plain_total(std::uint64_t multiplier, std::uint64_t increment, std::uint64_t start);

} // namespace tests::clairvoyant
