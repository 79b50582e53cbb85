// FutureScores: the distributions of the points that one card can still score; and ScoreSource,
// which gives them for any state, from tables or by solving.

#pragma once

#include "ai/yahtzee/state/card_state.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace ai::yahtzee::solve {

// For a state at the start of a turn. Points include both bonuses.
struct FutureScores {
    // The probability of exactly [i] more points under play for the greatest expected score.
    std::vector<float> probabilities;
    // The greatest probability of [i] more points or above; the play differs for every target.
    std::vector<float> target_probabilities;
};

// The greatest probability to score at least `points` more.
inline double probability_of(const FutureScores& future_scores, int points) {
    if (points <= 0) return 1;
    if (points >= static_cast<int>(future_scores.target_probabilities.size())) return 0;
    return static_cast<double>(
        future_scores.target_probabilities[static_cast<std::size_t>(points)]);
}

// Turns probabilities of at least 0, 1, ... points into those of exactly as many.
inline void take_differences(std::vector<float>& probabilities) {
    for (std::size_t points = 0; points + 1 < probabilities.size(); ++points)
        probabilities[points] -= probabilities[points + 1];
}

// Several threads may use it at a time.
class ScoreSource {
public:
    virtual ~ScoreSource() = default;

    virtual FutureScores of(const state::CardState& state) const = 0;
};

using SharedScoreSource = std::shared_ptr<const ScoreSource>;

} // namespace ai::yahtzee::solve
