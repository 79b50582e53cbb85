// Why one choice is better than another, in one sentence of a player's words: what this turn's
// probabilities say, or what the boxes bring later. Every number is exact to the place printed.

#pragma once

#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "core/yahtzee/game.h"

#include <QString>

#include <array>

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

} // namespace app::text
