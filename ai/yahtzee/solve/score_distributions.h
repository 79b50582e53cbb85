// The large table of score distributions: for each state at the start of a turn the probability of
// every number of points to come, under play for the greatest expected score.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/survival_table.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/rules.h"

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

// The large table of target probabilities: for each state at the start of a turn and every n the
// greatest probability to score at least n more points. The best play depends on n.
class TargetProbabilities {
public:
    explicit TargetProbabilities(std::shared_ptr<const SurvivalTable> table)
        : table_(std::move(table)) {}

    // By the points needed, counted as Values::points() counts them.
    SurvivalFunction probabilities(const state::CardState& state) const {
        return table_->function(state);
    }

    double probability(const state::CardState& state, int points_needed) const {
        return probabilities(state).at_least(points_needed);
    }

    const SurvivalTable& table() const { return *table_; }

private:
    std::shared_ptr<const SurvivalTable> table_;
};

using SharedTargetProbabilities = std::shared_ptr<const TargetProbabilities>;

// Solves the table in memory. Null if it was stopped.
SharedTargetProbabilities solve_target_probabilities(core::yahtzee::Rules rules,
                                                     const SolveOptions& options = {});

} // namespace ai::yahtzee::solve
