// ScoreSource that need no large tables: what a card can still score, taken as normal about the
// expected score.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/values.h"

#include <cmath>

namespace tests {

class RoughScoreSource : public ai::yahtzee::solve::ScoreSource {
public:
    explicit RoughScoreSource(ai::yahtzee::solve::SharedValues values)
        : values_(std::move(values)) {}

    ai::yahtzee::solve::FutureScores of(const ai::yahtzee::state::CardState& state) const override {
        ai::yahtzee::solve::FutureScores future_scores;
        const double mean = values_->points(state);
        const double deviation = 1 + 16 * std::sqrt(state.open.size());
        const auto reached = [&](double points) {
            return 0.5 * std::erfc((points - 0.5 - mean) / deviation / std::sqrt(2.0));
        };
        const int most = state.open.empty() ? 0 : static_cast<int>(mean + 5 * deviation);
        const auto size = static_cast<std::size_t>(most + 1);
        future_scores.probabilities.resize(size);
        future_scores.target_probabilities.resize(size);
        // Tests are not optimised, and this is asked for often.
        float* probability = future_scores.probabilities.data();
        float* target = future_scores.target_probabilities.data();
        double less = 1;
        for (int points = 0; points <= most; ++points) {
            const double more = points == most ? 0 : reached(points + 1);
            *probability++ = static_cast<float>(less - more);
            *target++ = static_cast<float>(less);
            less = more;
        }
        return future_scores;
    }

private:
    ai::yahtzee::solve::SharedValues values_;
};

} // namespace tests
