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

// "Strong ends with 238 points or fewer in half of all games. More than that: 39.5 % keeping 4 6 6,
// 42.1 % keeping 6 6. Final score: 231 ± 41 keeping 4 6 6, 233 ± 38 keeping 6 6. Keeping 6 6 gets
// the upper bonus or a large straight in 44.1 % of all games, in 61.2 % of those that it wins."
// What is equal to the printed place is left out, and under the objective to beat points what
// repeats their probability. `is_choice_better`: than the other; the last sentence is about the
// better one.
QString win_reason_text(const core::yahtzee::Game& game,
                        const ai::yahtzee::decide::Objective& objective,
                        core::yahtzee::Action choice, core::yahtzee::Action other,
                        const ai::yahtzee::review::WinReason& reason, bool is_choice_better,
                        const OpponentWords& opponent);

} // namespace app::text
