// The solved game: the expected points still to come from every state at the start of a turn,
// under play that makes them as many as possible. Immutable; share it freely between threads.

#pragma once

#include "ai/yahtzee/solve/value_table.h"
#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "core/yahtzee/rules.h"

#include <memory>
#include <utility>

namespace ai::yahtzee::solve {

class Values {
public:
    Values(core::yahtzee::Rules rules, ValueTable table)
        : rules_(rules), table_(std::move(table)) {}

    core::yahtzee::Rules rules() const { return rules_; }

    // Points to come, both bonuses in, but for an upper bonus that is already earned. For an upper
    // total that is more than the filled boxes can give: that of the most that they can.
    double points(const state::CardState& state) const;

    // The turn from a state with an open box, played for points.
    turn::TurnSolver turn(const state::CardState& state) const;

    // The ways to score in a turn, the upper totals in the lanes: what each is worth, its points
    // and those to come, an upper bonus that is already earned included; less a number of points
    // near the mean, so that single precision rounds less.
    turn::TurnSources centred_sources(core::yahtzee::BoxSet open, bool yahtzee_bonus) const;

private:
    core::yahtzee::Rules rules_;
    ValueTable table_;
};

using SharedValues = std::shared_ptr<const Values>;

} // namespace ai::yahtzee::solve
