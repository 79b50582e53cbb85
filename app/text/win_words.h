// Why one choice wins more games than another, in a player's words. Every number is exact to the
// place printed.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/decide/objective.h"
#include "ai/yahtzee/review/win_reason.h"
#include "core/yahtzee/game.h"

#include <QString>

#include <optional>

namespace app::text {

// Who is to be beaten.
struct OpponentWords {
    QString name; // "Strong"; of several "the best of the others"
    bool is_you = false;
    bool has_ended = false; // the card is full
};

struct WinSentences {
    // How often each choice wins: "Keeping 6 6 wins 42.1 % of the games (keeping 4 6 6: 39.5 %)."
    QString result;
    // What more points don't explain: what games that are won need, more or less risk, or the score
    // to pass. May be empty.
    QString reason;
    // What games that are won need, where more points explain the choice too. May be empty.
    QString needed;
    bool result_first = false; // it says that the choice hardly matters, or how the game stands
    bool matters = true;
    bool is_slight = false;   // the difference is small
    bool tells_bonus = false; // `needed` or `reason` says how often the upper bonus comes
};

// `win`: its `choice` is the better one.
WinSentences win_sentences(const core::yahtzee::Game& game,
                           const ai::yahtzee::decide::Objective& objective,
                           const ai::yahtzee::decide::RankedAction& better,
                           const ai::yahtzee::decide::RankedAction& worse,
                           const std::optional<ai::yahtzee::review::WinReason>& win,
                           const OpponentWords& opponent);

} // namespace app::text
