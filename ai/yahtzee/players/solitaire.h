// A player that looks at its own card and dice only. What it does can be told in advance for a
// whole turn, so its results can be computed instead of sampled.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/turn_plan.h"

namespace ai::yahtzee::players {

class Solitaire : public Player {
public:
    // Writes what it does in a turn from `state`, in which a box is open.
    virtual void plan(const state::CardState& state, turn::TurnPlan& plan) = 0;
};

} // namespace ai::yahtzee::players
