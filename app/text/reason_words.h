// Why one choice is better than another, in at most three sentences of a player's words: what the
// dice are kept for, what the boxes bring, what decides the game. Every number is exact to the
// place printed; differences that teach nothing aren't told.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/decide/objective.h"
#include "ai/yahtzee/review/argument.h"
#include "ai/yahtzee/review/win_reason.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/solve/values.h"
#include "app/text/win_words.h"
#include "core/yahtzee/game.h"

#include <QString>

#include <optional>

namespace app::text {

// Two choices of a decision, and what is known of them.
struct ExplainedDecision {
    const core::yahtzee::Game& game;
    ai::yahtzee::decide::Objective objective; // what they are ranked by
    ai::yahtzee::decide::RankedAction better;
    ai::yahtzee::decide::RankedAction worse;
    ai::yahtzee::review::ChoiceFigures better_figures;
    ai::yahtzee::review::ChoiceFigures worse_figures;
    // Under an objective to win or to beat points, with tables: `choice` is the better one.
    std::optional<ai::yahtzee::review::WinReason> win = {};
    OpponentWords opponent = {};
};

// "Keeping 6 6 is better: it makes at least three sixes 62 % of the time this turn (keeping 4 6 6:
// 55 %), because it rolls three dice for that, not two dice. It earns the upper bonus (24 points to
// go) 48 % of the time by the end of the game (keeping 4 6 6: 46 %)."
QString reason_text(const ExplainedDecision& decision);

// The same by points, from what is known without tables of probabilities.
QString points_reason_text(const core::yahtzee::Game& game, core::yahtzee::Action better,
                           core::yahtzee::Action worse, const ai::yahtzee::solve::Values& values,
                           const ai::yahtzee::solve::ContributionTable& contributions);

} // namespace app::text
