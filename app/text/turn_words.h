// Why one choice is better than another, in sentences of a player's words: what this turn's
// probabilities say, or what the boxes bring later. Every number is exact to the place printed;
// differences that teach nothing aren't told.

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

// What the better choice is for, what it gives up for that, and what the dice make already:
// "Keeping 6 6 6 is better: it scores four of a kind in its box 28 % of the time this turn (keeping
// 5 5 6 6: never). But keeping 5 5 6 6 scores a full house 39 % of the time this turn (keeping 6 6
// 6: 8 %). You have a full house already, and neither choice is sure to keep it." Empty for two
// boxes, and where nothing is known that matters.
QString turn_sentences(const core::yahtzee::Game& game, const ExplainedChoice& better,
                       const ExplainedChoice& worse);

// Of two boxes, what each brings now and what on average later, how often the upper bonus is
// reached, and what the other boxes bring: "Taking sixes for 18 is better: the upper bonus comes
// 64 % of the time by the end of the game (taking chance for 24: 57 %). But chance would
// bring only 22.0 points on average later, instead of 24 now."
QString boxes_sentences(const core::yahtzee::Game& game, core::yahtzee::Action better,
                        const ai::yahtzee::solve::Contributions& after_better,
                        core::yahtzee::Action worse,
                        const ai::yahtzee::solve::Contributions& after_worse);

} // namespace app::text
