#include "ai/dominoes/style.h"

#include <cmath>

namespace ai::dominoes {

namespace {

constexpr int hands = 100; // of the opponent, to learn from
constexpr float rate = 0.3f;
constexpr float first_squares = 0.5f; // keeps the first games from counting for too much

} // namespace

Style::Style(const Weights& weights) : model_{&weights, {}} { squares_.fill(first_squares); }

void Style::learn(const Record& record, RandomStream& random) {
    if (record.opponent_turns().empty()) return;
    const Tilt surprise = Belief(record).surprise(hands, model_, random);
    for (std::size_t i = 0; i < surprise.size(); ++i) {
        squares_[i] += surprise[i] * surprise[i];
        model_.tilt[i] += rate * surprise[i] / std::sqrt(squares_[i]);
    }
}

} // namespace ai::dominoes
