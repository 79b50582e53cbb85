// Why one choice wins more often than another: how far the final scores that follow differ, and
// which of it is the mean and which the spread. Computed from score distributions and target
// probabilities; nothing is simulated.

#pragma once

#include "ai/yahtzee/decide/objective.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/solve/score_distributions.h"

#include <optional>
#include <span>
#include <vector>

namespace ai::yahtzee::review {

// The final score of one player, who plays for points from the start of a turn on.
solve::ScoreDistribution final_scores(const solve::ScoreSource& score_source,
                                      const core::yahtzee::Card& card);

// The best final score of the opponents, one at least, who all play for points.
solve::ScoreDistribution best_final_scores(const solve::ScoreSource& score_source,
                                           std::span<const core::yahtzee::Card> opponents);

// The most points that a card can end with; nothing where further Yahtzees would count.
std::optional<int> highest_total(core::yahtzee::Card card);

// The final scores after the two choices, when this turn is played for the objective and the later
// ones for points.
struct WinStakes {
    int target;     // points: the median of the best opponent's final score, or those to beat
    bool has_ended; // the opponents have
    // The part of the difference in probability that comes from the difference of the means alone.
    double by_mean;
    // The score above which the worse choice ends more often than the better one by most.
    struct Gap {
        int score = 0;
        double better = 0; // probability to end above it
        double worse = 0;
    };
    Gap worse_gains;
};

// `objective` is to win, against one opponent or more, or to beat points.
WinStakes find_stakes(const solve::ScoreSource& score_source,
                      const core::yahtzee::Position& position, const decide::Objective& objective,
                      const std::vector<TurnEnd>& better, const std::vector<TurnEnd>& worse);

} // namespace ai::yahtzee::review
