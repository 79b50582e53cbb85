// A policy for one turn: the keep for each first and second roll, and the box for each third roll;
// and the probabilities of the ways in which the turn then ends.

#pragma once

#include "ai/yahtzee/turn/sweeps.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "core/dice/roll.h"
#include "core/yahtzee/box.h"

#include <array>
#include <vector>

namespace ai::yahtzee::turn {

template <class T>
using ByRoll = std::array<T, core::dice::roll_count>; // by Roll::index()

// The policy keeps a whole roll instead of scoring it before the third roll: the value is the same.
struct TurnPolicy {
    std::array<ByRoll<core::dice::Keep>, 2> keep; // after roll 1 and 2
    ByRoll<core::yahtzee::Box> box;               // after roll 3
};

// The best keep and box of each roll, by the tie rule.
TurnPolicy best_policy(const TurnSolver& turn);

// The probability of each roll of five fresh dice.
RollValues fresh_rolls();

// The probability of each third roll when roll `roll_number` (1 to 3) has the probabilities `rolls`
// and the policy is followed from there.
RollValues last_rolls(const TurnPolicy& policy, RollValues rolls, int roll_number);

// The same when `keep` is held after roll `roll_number` (1 or 2).
RollValues last_rolls_after_keep(const TurnPolicy& policy, core::dice::Keep keep, int roll_number);

// A way to end a turn, and how likely it is.
struct EndProbability {
    core::yahtzee::Box box;
    int points; // in the box
    int bonus;  // points for a further Yahtzee
    double probability;
};

// All ways to end a turn from fresh dice when it is played best. They sum to 1.
std::vector<EndProbability> end_probabilities(const TurnSolver& turn);

} // namespace ai::yahtzee::turn
