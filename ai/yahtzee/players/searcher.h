// Players that take the best action of the solved turn: greedy, optimal, and any with a value
// function of its own.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_solver.h"

#include <optional>
#include <utility>

namespace ai::yahtzee::players {

// A solitaire player that takes the best action of the solved turn. Players differ in the value of
// the next state.
class Searcher : public Solitaire {
public:
    Searcher(core::yahtzee::Rules rules, turn::ValueFunction next_value,
             const turn::BoxOrder& box_order = core::yahtzee::all_boxes)
        : rules_(rules), next_value_(std::move(next_value)), box_order_(box_order) {}

    core::yahtzee::Action choose(const core::yahtzee::Position& position) override;
    void plan(const state::CardState& state, turn::TurnPlan& plan) override;

private:
    core::yahtzee::Rules rules_;
    turn::ValueFunction next_value_;
    turn::BoxOrder box_order_;
    // The turn of the last decision, kept because the decisions of a turn usually follow each
    // other.
    std::optional<turn::TurnSolver> turn_;
};

// Maximises the expected points of this turn. The upper bonus counts in the turn that earns it, as
// Yahtzee bonuses do; later turns don't count.
class Greedy : public Searcher {
public:
    explicit Greedy(core::yahtzee::Rules rules);
};

// Maximises the expected final score.
class Optimal : public Searcher {
public:
    explicit Optimal(const solve::SharedValues& values);
};

// A small, fast player that doesn't solve the game. It estimates the value of a state as the usual
// points of each open box, plus the upper bonus times the probability to earn it, plus the Yahtzee
// bonuses. The turn itself is solved exactly, jokers included.
// Sources: J. Glenn, "Computer Strategies for Solitaire Yahtzee" (2007), for the upper bonus; the
// usual points of a box are its expected contribution under best play.

// The estimate, in points still to come.
double estimated_points(const state::CardState& state);

class Heuristic : public Searcher {
public:
    explicit Heuristic(core::yahtzee::Rules rules) : Searcher(rules, estimated_points) {}
};

} // namespace ai::yahtzee::players
