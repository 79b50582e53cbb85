// ScoreSource in closed form: of full cards, and of cards with only the Yahtzee box left.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "tests/core/yahtzee/games.h"

namespace tests {

inline constexpr double yahtzee_in_three_rolls = 0.04602864;

class YahtzeeOnly : public ai::yahtzee::solve::ScoreSource {
public:
    ai::yahtzee::solve::FutureScores of(const ai::yahtzee::state::CardState& state) const override {
        if (state.open.empty()) return {{1}, {1}};
        constexpr auto p = static_cast<float>(yahtzee_in_three_rolls);
        ai::yahtzee::solve::FutureScores future_scores{std::vector<float>(51),
                                                       std::vector<float>(51, p)};
        future_scores.probabilities[0] = 1 - p;
        future_scores.probabilities[50] = p;
        future_scores.target_probabilities[0] = 1;
        return future_scores;
    }
};

inline core::yahtzee::Card card_with_only_yahtzee_open() {
    return card_with_open(boxes({core::yahtzee::Box::yahtzee}));
}

} // namespace tests
