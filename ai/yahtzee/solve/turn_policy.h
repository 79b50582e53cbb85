// How one turn is played: which dice to keep after the first and second roll, which box to take at
// the end; and where a turn played so leads.

#pragma once

#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn.h"
#include "core/dice/roll.h"
#include "core/yahtzee/box.h"

#include <array>

namespace ai::yahtzee::solve {

template <class T>
using ByRoll = std::array<T, core::dice::roll_count>; // by Roll::index()

struct TurnPolicy {
    std::array<ByRoll<core::dice::Keep>, 2> keep; // after roll 1 and 2
    ByRoll<core::yahtzee::Box> box;               // after roll 3
};

// The policy of the greatest expected score. Among equals the first box in protocol order, and the
// greater keep, so that what is good enough is left alone.
TurnPolicy best_policy(const Values& values, const state::CardState& state);

// The keep of the greatest value within each roll, the larger keep among equals.
ByRoll<core::dice::Keep> best_keep_choices(const turn::KeepValues& keeps);

// Probabilities of five fresh dice.
turn::RollValues fresh_rolls();

// The probabilities of the third roll's dice, when the dice of roll `roll_number` (1 to 3) have
// the probabilities `rolls` and the policy is followed from there.
turn::RollValues last_rolls(const TurnPolicy& policy, turn::RollValues rolls, int roll_number);

// The same when `keep` is held after roll `roll_number` (1 or 2).
turn::RollValues last_rolls_after_keep(const TurnPolicy& policy, core::dice::Keep keep,
                                       int roll_number);

} // namespace ai::yahtzee::solve
