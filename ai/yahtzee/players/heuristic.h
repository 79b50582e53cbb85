// A small, fast player that knows no solved game. What a state is worth is guessed: what each open
// box usually brings, the upper bonus by how likely the open upper boxes still earn it, and the
// Yahtzee bonuses. The turn itself is searched in full, jokers included.
// Sources: J. Glenn, "Computer Strategies for Solitaire Yahtzee" (2007), for the upper bonus; the
// usual points of a box are its expected contribution under best play.

#pragma once

#include "ai/yahtzee/players/searcher.h"

namespace ai::yahtzee::players {

// The guess: points still to come.
double estimated_points(const state::CardState& state);

class Heuristic : public Searcher {
public:
    explicit Heuristic(core::yahtzee::Rules rules) : Searcher(rules, estimated_points) {}
};

} // namespace ai::yahtzee::players
