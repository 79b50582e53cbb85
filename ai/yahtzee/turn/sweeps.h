// Sweeps over the keep lattice. Two solve a turn backwards: the mean over re-rolls, and the best
// keep of each roll. One goes forwards: the probabilities of the rolls.

#pragma once

#include "core/dice/keep.h"
#include "core/dice/roll.h"

#include <array>

namespace ai::yahtzee::turn {

using RollValues = std::array<double, core::dice::roll_count>; // by Roll::index()
using KeepValues = std::array<double, core::dice::keep_count>; // by Keep::index()

// For every keep the mean value over the re-roll of the other dice; for keeps of five dice the
// value of the roll itself.
KeepValues means_of_keeps(const RollValues& rolls);

// The greatest value among the keeps within each roll.
RollValues best_keeps(const KeepValues& keeps);

// The transpose of means_of_keeps(): the probability of each roll after the re-roll, given the
// probability of each keep.
RollValues rolls_from_keeps(KeepValues kept);

// The mean value over five fresh dice.
double mean_of_rolls(const RollValues& rolls);

} // namespace ai::yahtzee::turn
