// A player that looks at its own card and dice only. What it does can be told in advance for a
// whole turn, so its results can be computed instead of sampled.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/players/turn_plan.h"
#include "ai/yahtzee/solve/turn_state.h"

namespace ai::yahtzee {

class Solitaire : public Player {
public:
    // Writes what it does in a turn from `state`, in which a box is open.
    virtual void plan(const TurnState& state, TurnPlan& plan) = 0;
};

} // namespace ai::yahtzee
