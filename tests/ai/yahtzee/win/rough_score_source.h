// ScoreSource that need no large tables: what a card can still score, taken as normal about the
// expected score.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/values.h"

#include <cmath>
#include <numbers>

namespace tests {

class RoughScoreSource : public ai::yahtzee::solve::ScoreSource {
public:
    explicit RoughScoreSource(ai::yahtzee::solve::SharedValues values)
        : values_(std::move(values)) {}

    ai::yahtzee::solve::FutureScores of(const ai::yahtzee::state::CardState& state) const override {
        ai::yahtzee::solve::FutureScores future_scores;
        const double mean = values_->points(state);
        const double deviation = 1 + 16 * std::sqrt(state.open.size());
        const int most = state.open.empty() ? 0 : static_cast<int>(mean + 5 * deviation);
        const auto size = static_cast<std::size_t>(most + 1);
        future_scores.probabilities.resize(size);
        future_scores.target_probabilities.resize(size);
        // From the most points down, each probability from the one above: tests are not optimised,
        // and this is asked for often. What is left over belongs to no points.
        const double above = (most - mean) / deviation;
        double probability =
            std::exp(-0.5 * above * above) / deviation / std::sqrt(2 * std::numbers::pi);
        double ratio = std::exp((most - mean - 0.5) / deviation / deviation);
        const double step = std::exp(-1 / deviation / deviation);
        float* const probabilities = future_scores.probabilities.data();
        float* const targets = future_scores.target_probabilities.data();
        double reached = 0;
        for (int points = most; points > 0; --points) {
            probabilities[points] = static_cast<float>(probability);
            targets[points] = static_cast<float>(reached += probability);
            probability *= ratio;
            ratio *= step;
        }
        probabilities[0] = static_cast<float>(1 - reached);
        targets[0] = 1;
        return future_scores;
    }

private:
    ai::yahtzee::solve::SharedValues values_;
};

} // namespace tests
