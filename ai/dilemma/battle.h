// Whole battles between strategies in one process.

#pragma once

#include "ai/dilemma/strategies/strategy.h"
#include "core/dilemma/history.h"

#include <cstdint>
#include <span>

namespace ai::dilemma {

// Players have IDs in the order given; a round for each of `seeds`.
core::dilemma::History play_battle(std::span<const strategies::Strategy* const> players,
                                   std::span<const std::uint64_t> seeds);

} // namespace ai::dilemma
