// The two sweeps over the keep lattice that solve a turn backwards, the mean over re-rolls and the
// best keep of each roll, and the sweep forwards that gives the probabilities of the rolls.

#pragma once

#include "core/dice/keep.h"
#include "core/dice/roll.h"

#include <array>

namespace ai::yahtzee::turn {

using RollValues = std::array<double, core::dice::roll_count>; // by Roll::index()
using KeepValues = std::array<double, core::dice::keep_count>; // by Keep::index()

// The mean over the re-roll of what is not kept, for every keep; for whole rolls the value itself.
KeepValues means_of_keeps(const RollValues& rolls);

// The greatest value among the keeps within each roll.
RollValues best_keeps(const KeepValues& keeps);

// The other way: the probability of each roll, given that of each keep which it is rolled from.
RollValues rolls_from_keeps(KeepValues kept);

// The mean over five fresh dice.
double mean_of_rolls(const RollValues& rolls);

} // namespace ai::yahtzee::turn
