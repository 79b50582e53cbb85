// Decisions of random games, for tests that look at many of them.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/game.h"

#include <algorithm>
#include <random>
#include <vector>

namespace tests {

// A random game of two players who play well for the most part.
class RandomGames {
public:
    RandomGames(ai::yahtzee::solve::SharedValues values, unsigned seed)
        : values_(std::move(values)), random_(seed) {}

    // The choices, best first by points. Never over: another game begins then.
    struct Decision {
        core::yahtzee::Position position;
        std::vector<ai::yahtzee::decide::RankedAction> choices;
    };
    Decision next() {
        if (game_.phase() == core::yahtzee::Phase::over) game_ = core::yahtzee::Game();
        if (game_.phase() == core::yahtzee::Phase::to_roll) game_ = game_.with_roll(rolled());
        const auto position = game_.position();
        auto choices = ai::yahtzee::decide::without_holding_all(
            ai::yahtzee::decide::rank_choices(*values_, position));
        const std::size_t few = std::min<std::size_t>(3, choices.size());
        game_ = game_.apply(choices[random_() % 4 == 0 ? random_() % few : 0].action);
        return {position, std::move(choices)};
    }

    std::mt19937& random() { return random_; }

private:
    core::dice::Dice rolled() {
        core::dice::Dice dice = game_.dice();
        for (std::size_t slot = 0; slot < dice.size(); ++slot)
            if ((game_.held_slots() >> slot & 1u) == 0)
                dice[slot] = 1 + static_cast<int>(random_() % 6);
        return dice;
    }

    ai::yahtzee::solve::SharedValues values_;
    std::mt19937 random_;
    core::yahtzee::Game game_;
};

} // namespace tests
