// Why the best choice to win, or to beat points, is better than the next: as `hint` tells it.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/review/win_reason.h"
#include "headless/lab/lab_players.h"
#include "headless/support/json.h"

#include <optional>
#include <string>
#include <vector>

namespace headless::lab {

struct ToldReason {
    core::yahtzee::Action best;
    core::yahtzee::Action next;
    ai::yahtzee::review::WinReason reason;
};

// Finds reasons for one objective. Remembers, so one is used by one thread at a time.
class ReasonFinder {
public:
    // To win or to beat points.
    ReasonFinder(LabPlayers& players, const ai::yahtzee::decide::Objective& objective);

    // Of the first choice against the first that is worse, or else the second. Nothing where there
    // is one choice only, or where probabilities aren't known.
    std::optional<ToldReason> find(const core::yahtzee::Position& position,
                                   const std::vector<ai::yahtzee::decide::RankedAction>& choices);

private:
    ai::yahtzee::decide::Objective objective_;
    ai::yahtzee::solve::SharedValues values_;
    ai::yahtzee::decide::ActionRanker ranker_;
    ai::yahtzee::review::WinReasons reasons_;
};

// Three or four lines; probabilities in percent.
std::string to_text(const core::yahtzee::Position& position, const ToldReason& told);

support::Json to_json(const ToldReason& told);

} // namespace headless::lab
