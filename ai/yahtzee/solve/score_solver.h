// One step of the backward induction over score distributions: the functions of the states of one
// set of open boxes, from those of the states that can follow.

#pragma once

#include "ai/yahtzee/solve/next_scores.h"
#include "ai/yahtzee/solve/packed_scores.h"
#include "ai/yahtzee/solve/values.h"

#include <vector>

namespace ai::yahtzee::solve {

// For one set of open boxes, at least one, and one state of the Yahtzee box.
class ScoreSolver {
public:
    // `totals`: the upper totals that will be asked for. `values` must outlive it.
    ScoreSolver(const Values& values, core::yahtzee::BoxSet open, bool yahtzee_bonus,
                const std::vector<int>& totals, const PackedFormat& format,
                const NextScores::ScoresOf& scores_of);

    ScoreFunctions solve(int upper_total) const;

private:
    void solve_survival(const state::CardState& state, const NextScores::Range& range,
                        ScoreFunctions& functions) const;
    void solve_targets(const state::CardState& state, const NextScores::Range& range,
                       ScoreFunctions& functions) const;

    const Values& values_;
    core::yahtzee::BoxSet open_;
    bool yahtzee_bonus_;
    int step_; // points
    NextScores next_;
};

// The functions of a finished card.
ScoreFunctions finished_scores();

} // namespace ai::yahtzee::solve
