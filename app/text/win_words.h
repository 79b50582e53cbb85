// Why one choice wins more games than another, in a player's words. Every number is exact to the
// place printed.

#pragma once

#include "ai/yahtzee/decide/objective.h"
#include "ai/yahtzee/review/win_reason.h"
#include "core/yahtzee/game.h"

#include <QString>

namespace app::text {

// Who is to be beaten.
struct OpponentWords {
    QString name; // "Strong"; of several "the best of the others"
    bool is_you = false;
    bool has_ended = false; // the card is full
};

// "Keeping 6 6 takes the greater risk: 226.1 points on average against 228.4, but final scores that
// vary more (± 36 against ± 31). From behind, more risk wins more often. Strong ends with 238
// points or fewer in half of all games. Keeping 6 6 ends above that in 42.1 % of games, keeping 4 6
// 6 in 39.5 %. Much hangs on this: keeping 6 6 gets the upper bonus or a large straight in 44.1 %
// of all games, but in 61.2 % of those that it wins." What doesn't speak for the better choice, or
// is equal to the printed place, is left out, and under the objective to beat points what repeats
// their probability.
QString win_reason_text(const core::yahtzee::Game& game,
                        const ai::yahtzee::decide::Objective& objective,
                        core::yahtzee::Action choice, core::yahtzee::Action other,
                        const ai::yahtzee::review::WinReason& reason, bool is_choice_better,
                        const OpponentWords& opponent);

} // namespace app::text
