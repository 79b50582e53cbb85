// Why one choice wins more games than another, in a player's words. Every number is exact to the
// place printed.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
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

// How often each choice wins, as the loss beside it has it, and one reason for that: what nearly
// all games that are won have, more points, or more or less risk. "Keeping 6 6 wins 42.1 % of the
// games (keeping 4 6 6: 39.5 %). You hardly ever win without the upper bonus: keeping 6 6 brings
// that in 44.1 % of the games (keeping 4 6 6: 40.2 %)." It follows a sentence that names the better
// choice, or names it itself.
QString win_reason_text(const core::yahtzee::Game& game,
                        const ai::yahtzee::decide::Objective& objective,
                        const ai::yahtzee::decide::RankedAction& choice,
                        const ai::yahtzee::decide::RankedAction& other,
                        const ai::yahtzee::review::WinReason& reason, bool is_choice_better,
                        const OpponentWords& opponent);

} // namespace app::text
