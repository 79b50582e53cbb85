// Why one choice is better than another, in sentences of a player's words: what this turn's
// probabilities say, or what the boxes bring later. Every number is exact to the place printed.

#pragma once

#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "core/yahtzee/game.h"

#include <QString>

#include <array>
#include <optional>

namespace app::text {

using BoxProbabilities = std::array<ai::yahtzee::review::BoxProbability, core::yahtzee::box_count>;

// A choice, how its turn ends, and where its points come from: of that nothing where choices are
// ranked by a probability.
struct ExplainedChoice {
    core::yahtzee::Action action;
    BoxProbabilities boxes;
    std::optional<ai::yahtzee::solve::Contributions> parts = {};
};

// What the better choice has more of, then what the other has, if that matters: "Keeping 6 6 makes
// three sixes or more in 42.1 % of cases, keeping 4 6 6 in 31.0 %. But keeping 4 6 6 leaves chance
// open in 80.2 % of cases, keeping 6 6 in 71.0 %." Empty for two boxes, and where nothing differs.
QString turn_sentences(const core::yahtzee::Game& game, const ExplainedChoice& better,
                       const ExplainedChoice& worse);

// Of two boxes, what each brings on average if it is left open, and what it brings now; then how
// often the upper bonus is reached, if that differs: "Left open for later, chance would bring 22.1
// points on average instead of 17 now, ones 1.9 instead of 2."
QString boxes_sentences(const core::yahtzee::Game& game, core::yahtzee::Action better,
                        const ai::yahtzee::solve::Contributions& after_better,
                        core::yahtzee::Action worse,
                        const ai::yahtzee::solve::Contributions& after_worse);

} // namespace app::text
