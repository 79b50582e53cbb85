// Why one choice is better than another, in one sentence of a player's words: what this turn's
// probabilities say, or what the boxes bring later. Every number is exact to the place printed.

#pragma once

#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/solve/score_distribution.h"
#include "core/yahtzee/game.h"

#include <QString>

#include <array>
#include <optional>

namespace app::text {

using BoxProbabilities = std::array<ai::yahtzee::review::BoxProbability, core::yahtzee::box_count>;

// "Three sixes or more: 31.0 % keeping 4 6 6, 42.1 % keeping 6 6." A second clause tells what
// the first has more of, if that matters. Empty where the turn says nothing.
QString turn_sentence(const core::yahtzee::Game& game, core::yahtzee::Action choice,
                      const BoxProbabilities& boxes, core::yahtzee::Action other,
                      const BoxProbabilities& other_boxes);

// Of two boxes, what each gives now and what it brings on average if it is left open:
// "Chance: 17 now, 22.1 on average if left open. Ones: 2 now, 1.9 if left open."
QString boxes_sentence(const core::yahtzee::Game& game, core::yahtzee::Action choice,
                       const ai::yahtzee::solve::Contributions& after_choice,
                       core::yahtzee::Action other,
                       const ai::yahtzee::solve::Contributions& after_other);

// Where the final scores differ most: "230 points or more: 58.0 % keeping 4 6 6, 61.2 % keeping
// 6 6." With an opponent's final scores: " Strong ends at 238 ± 45."
QString
scores_sentence(const core::yahtzee::Game& game, core::yahtzee::Action choice,
                const ai::yahtzee::solve::ScoreDistribution& scores, core::yahtzee::Action other,
                const ai::yahtzee::solve::ScoreDistribution& other_scores, const QString& opponent,
                const std::optional<ai::yahtzee::solve::ScoreDistribution>& opponent_scores);

} // namespace app::text
