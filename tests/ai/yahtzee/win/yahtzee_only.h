// ScoreSource in closed form: of full cards, and of cards with only the Yahtzee box left.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "tests/core/yahtzee/games.h"

namespace tests {

inline constexpr double yahtzee_in_three_rolls = 0.04602864;

class YahtzeeOnly : public ai::yahtzee::solve::ScoreSource {
public:
    // The probability of 50 points for a player who plays for points, and for one who has to.
    explicit YahtzeeOnly(double for_points = yahtzee_in_three_rolls,
                         double if_needed = yahtzee_in_three_rolls)
        : for_points_(static_cast<float>(for_points)), if_needed_(static_cast<float>(if_needed)) {}

    ai::yahtzee::solve::FutureScores of(const ai::yahtzee::state::CardState& state) const override {
        if (state.open.empty()) return {{1}, {1}};
        ai::yahtzee::solve::FutureScores future_scores{std::vector<float>(51),
                                                       std::vector<float>(51, if_needed_)};
        future_scores.probabilities[0] = 1 - for_points_;
        future_scores.probabilities[50] = for_points_;
        future_scores.target_probabilities[0] = 1;
        return future_scores;
    }

private:
    float for_points_;
    float if_needed_;
};

inline core::yahtzee::Card card_with_only_yahtzee_open() {
    return card_with_open(boxes({core::yahtzee::Box::yahtzee}));
}

} // namespace tests
