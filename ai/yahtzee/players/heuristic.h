// A small, fast player that doesn't solve the game. It estimates the value of a state as the usual
// points of each open box, plus the upper bonus times the probability to earn it, plus the Yahtzee
// bonuses. The turn itself is solved exactly, jokers included.
// Sources: J. Glenn, "Computer Strategies for Solitaire Yahtzee" (2007), for the upper bonus; the
// usual points of a box are its expected contribution under best play.

#pragma once

#include "ai/yahtzee/players/searcher.h"

namespace ai::yahtzee::players {

// The estimate, in points still to come.
double estimated_points(const state::CardState& state);

class Heuristic : public Searcher {
public:
    explicit Heuristic(core::yahtzee::Rules rules) : Searcher(rules, estimated_points) {}
};

} // namespace ai::yahtzee::players
