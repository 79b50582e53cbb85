// The large table of score distributions: for each state at the start of a turn the probability of
// every number of points to come, under play for the greatest expected score.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/survival_table.h"
#include "ai/yahtzee/solve/values.h"

#include <memory>

namespace ai::yahtzee::solve {

class ScoreDistributions {
public:
    explicit ScoreDistributions(std::shared_ptr<const SurvivalTable> table)
        : table_(std::move(table)) {}

    // P(points to come >= n) for every n, points counted as Values::points() counts them.
    SurvivalFunction distribution(const state::CardState& state) const {
        return table_->function(state);
    }

    const SurvivalTable& table() const { return *table_; }

private:
    std::shared_ptr<const SurvivalTable> table_;
};

using SharedScoreDistributions = std::shared_ptr<const ScoreDistributions>;

// Solves the table in memory. Null if it was stopped.
SharedScoreDistributions solve_score_distributions(const Values& values,
                                                   const SolveOptions& options = {});

} // namespace ai::yahtzee::solve
