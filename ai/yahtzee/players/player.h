// The interface of all players, and that of players who look only at their own card and dice.

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/turn_plan.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <cstdint>

namespace ai::yahtzee::players {

// Chooses actions. A player may keep state between calls (a random stream, a cache), so one is used
// by one thread at a time.
class Player {
public:
    virtual ~Player() = default;

    // Returns a legal action; the position must have one.
    virtual core::yahtzee::Action choose(const core::yahtzee::Position& position) = 0;

    // Restarts the random stream of a player that has one.
    virtual void reseed(std::uint64_t) {}
};

// A player that looks only at its own card and dice. Its decisions in a whole turn can be listed in
// advance, so its results can be computed instead of sampled.
class Solitaire : public Player {
public:
    // Writes its decisions in a turn from `state`, in which a box is open.
    virtual void plan(const state::CardState& state, turn::TurnPlan& plan) = 0;
};

} // namespace ai::yahtzee::players
