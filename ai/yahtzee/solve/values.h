// The solved game: for every state at the start of a turn the greatest expected number of points
// still to come. Immutable; share it freely between threads.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/value_table.h"
#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/turn_kernel.h"
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

    // Points to come, both bonuses included, except an upper bonus that is already earned. An upper
    // total above the greatest that the filled boxes can hold counts as that greatest total.
    double points(const state::CardState& state) const;

    // The solved turn from a state with an open box; values are points.
    turn::TurnSolver turn(const state::CardState& state) const;

    // All ways to score in a turn, with the upper totals in the lanes. The value of each is its
    // points plus those to come, an upper bonus that is already earned included, minus a constant
    // near the mean that reduces the rounding errors of single precision.
    turn::TurnSources centred_sources(core::yahtzee::BoxSet open, bool yahtzee_bonus) const;

private:
    core::yahtzee::Rules rules_;
    ValueTable table_;
};

using SharedValues = std::shared_ptr<const Values>;

// Solves the game by backward induction over all states. Null if it was stopped. Source: J. Glenn
// and T. Verhoeff (2006).
SharedValues solve(core::yahtzee::Rules rules, const SolveOptions& options = {});

// The same with one of supported_turn_kernels(); all give the same values.
SharedValues solve_with(const turn::TurnKernel& kernel, core::yahtzee::Rules rules,
                        const SolveOptions& options = {});

} // namespace ai::yahtzee::solve
