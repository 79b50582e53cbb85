// What a card will still score, as a distribution: under play that makes the expected score as
// great as possible, the probability of every number of points to come from each state at the start
// of a turn.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/survival_table.h"
#include "ai/yahtzee/solve/values.h"

#include <memory>

namespace ai::yahtzee::solve {

class ScoreDistributions {
public:
    explicit ScoreDistributions(std::shared_ptr<const SurvivalTable> curves)
        : curves_(std::move(curves)) {}

    // Of the points to come, counted as Values::points counts them.
    SurvivalFunction distribution(const state::CardState& state) const {
        return curves_->curve(state);
    }

    const SurvivalTable& curves() const { return *curves_; }

private:
    std::shared_ptr<const SurvivalTable> curves_;
};

using SharedScoreDistributions = std::shared_ptr<const ScoreDistributions>;

// In memory. Null if it was stopped.
SharedScoreDistributions solve_score_distributions(const Values& values,
                                                   const SolveOptions& options = {});

} // namespace ai::yahtzee::solve
