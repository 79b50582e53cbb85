// The probability of each final score.

#pragma once

#include <vector>

namespace ai::yahtzee::solve {

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

} // namespace ai::yahtzee::solve
