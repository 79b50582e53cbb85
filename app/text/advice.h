// The choices that a decision offers, as the coach ranks them.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "core/yahtzee/game.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace app::text {

// Where the win probabilities of a ranking came from.
enum class Accuracy {
    exact,
    estimate, // before the end of a game
    rollouts, // which corrected an estimate
};

// The accuracy of win probabilities that compact tables give, and of estimates before the last
// rounds.
inline constexpr double win_accuracy = 0.002;

// The choices that a game offered, best first, and the one that was made, if any was.
struct Advice {
    core::yahtzee::Game game;
    std::vector<ai::yahtzee::decide::RankedAction> choices;
    std::optional<std::size_t> made = {}; // index in `choices`
    // The objective they are ranked by; expected scores as long as the probabilities aren't known.
    ai::yahtzee::decide::Objective ranked_by = {};
    Accuracy grounds = Accuracy::exact;
    bool is_compact = false; // probabilities are worked out from compact tables
    // The best choice by the estimate, where roll-outs found another one.
    std::optional<core::yahtzee::Action> best_estimated = {};

    bool is_to_win() const { return ranked_by.kind == ai::yahtzee::decide::Objective::Kind::win; }
    // Probabilities to win that differ by less can't be told apart. 0 where games are followed to
    // the end, or where no accuracy is stated.
    double accuracy() const {
        const bool is_exact = is_to_win() && grounds == Accuracy::exact;
        return is_compact && !is_exact ? win_accuracy : 0;
    }

    // The index in `choices` of the one that scores the same box or holds the same dice.
    std::optional<std::size_t> place_of(core::yahtzee::Action action) const {
        const auto* choice = find_choice(choices, action, game.dice());
        if (!choice) return std::nullopt;
        return static_cast<std::size_t>(choice - choices.data());
    }

    const ai::yahtzee::decide::RankedAction& best() const { return choices.front(); }
    const ai::yahtzee::decide::RankedAction& chosen() const { return choices[*made]; }
};

} // namespace app::text
