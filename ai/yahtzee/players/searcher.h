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
    // Of the last decision, because the decisions of a turn usually follow each other.
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

} // namespace ai::yahtzee::players
