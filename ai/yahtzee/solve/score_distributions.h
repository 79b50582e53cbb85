// The large table of score distributions: for each state at the start of a turn the probability of
// every number of points to come, under play for the greatest expected score.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/survival_table.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/rules.h"

#include <utility>
#include <vector>

namespace ai::yahtzee::solve {

// The probability of each final score.
class ScoreDistribution {
public:
    // probabilities[s] is that of s points; they should sum to 1.
    explicit ScoreDistribution(std::vector<double> probabilities)
        : probabilities_(std::move(probabilities)) {}

    const std::vector<double>& probabilities() const { return probabilities_; }

    double total() const; // 1 but for rounding
    double mean() const;  // points
    double deviation() const;

    // The lowest score s with P(score <= s) >= probability.
    int quantile(double probability) const;

private:
    std::vector<double> probabilities_;
};

// For each state P(points to come >= n) for every n, solved in memory. Null if it was stopped.
SharedSurvivalTable solve_score_distributions(const Values& values,
                                              const SolveOptions& options = {});

// The large table of target probabilities: for each state at the start of a turn and every n the
// greatest probability to score at least n more points. The best play depends on n. Solved in
// memory; null if it was stopped.
SharedSurvivalTable solve_target_probabilities(core::yahtzee::Rules rules,
                                               const SolveOptions& options = {});

} // namespace ai::yahtzee::solve
