// What all players have in common, and those that look at nothing but their own card and dice.

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/turn_plan.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <cstdint>

namespace ai::yahtzee::players {

// Whoever decides. A player may keep memory of its own between calls (a random stream, a cache),
// so one is used by one thread at a time.
class Player {
public:
    virtual ~Player() = default;

    // A legal action. The position must have one: an open box or a roll left.
    virtual core::yahtzee::Action choose(const core::yahtzee::Position& position) = 0;

    // Begins the random stream anew, for players that leave something to chance.
    virtual void reseed(std::uint64_t) {}
};

// A player that looks at its own card and dice only. What it does can be told in advance for a
// whole turn, so its results can be computed instead of sampled.
class Solitaire : public Player {
public:
    // Writes what it does in a turn from `state`, in which a box is open.
    virtual void plan(const state::CardState& state, turn::TurnPlan& plan) = 0;
};

} // namespace ai::yahtzee::players
