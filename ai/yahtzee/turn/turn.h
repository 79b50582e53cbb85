// One turn as a dynamic program over the keep lattice. The numbers can be points, probabilities,
// or anything whose mean is wanted: what a roll is worth at the end comes from outside.

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
