// The solved game: for every state at the start of a turn the greatest expected number of points
// still to come. Immutable; share it freely between threads.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/turn_kernel.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/rules.h"

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace ai::yahtzee::solve {

// The numbers of a solved game: for each set of open boxes and state of the Yahtzee box a row by
// upper total. A row stores differences from its centre, in single precision: they are small, and
// so are their rounding errors. The upper bonus counts when the game ends, so crossing 63 within a
// turn needs no special case.
class ValueTable {
public:
    // Upper totals 0 to 63, then copies of the entry for 63, up to whole vectors: filling an upper
    // box leads to the entry `points` further on, beyond 63 too.
    static constexpr int row_length = 96;
    // Centres are multiples of this many points, so that sums of centres and points are exact.
    static constexpr float centre_grid = 1.0f / 1024;

    ValueTable();

    // `yahtzee_bonus`: the Yahtzee box holds 50.
    float* row(core::yahtzee::BoxSet open, bool yahtzee_bonus) {
        return &rows_[group(open, yahtzee_bonus) * row_length];
    }
    const float* row(core::yahtzee::BoxSet open, bool yahtzee_bonus) const {
        return &rows_[group(open, yahtzee_bonus) * row_length];
    }
    float& centre(core::yahtzee::BoxSet open, bool yahtzee_bonus) {
        return centres_[group(open, yahtzee_bonus)];
    }
    const float& centre(core::yahtzee::BoxSet open, bool yahtzee_bonus) const {
        return centres_[group(open, yahtzee_bonus)];
    }

private:
    static std::size_t group(core::yahtzee::BoxSet open, bool yahtzee_bonus);

    std::vector<float> rows_;
    std::vector<float> centres_; // points
};

// The ways to score in a turn, with the upper totals in the lanes. Values are less `centre` points.
turn::TurnSources value_sources(core::yahtzee::Rules rules, const ValueTable& table,
                                core::yahtzee::BoxSet open, bool yahtzee_bonus, float centre);

class Values {
public:
    Values(core::yahtzee::Rules rules, ValueTable table)
        : rules_(rules), table_(std::move(table)) {}

    core::yahtzee::Rules rules() const { return rules_; }
    const ValueTable& table() const { return table_; }

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
