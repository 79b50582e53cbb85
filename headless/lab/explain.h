// Why the best choice of a position is better than another, as `hint --explain` writes it.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/review/reason.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "headless/lab/lab_players.h"
#include "headless/support/json.h"

#include <optional>
#include <string>
#include <vector>

namespace headless::lab {

// Explains the rankings of one objective. Remembers, so one is used by one thread at a time.
class Explainer {
public:
    // `against`: what the best choice is compared with; else with the first choice that loses at
    // least 0.2 points or 0.1 percentage points.
    Explainer(LabPlayers& players, const ai::yahtzee::decide::Objective& objective,
              ai::yahtzee::solve::SharedContributions contributions,
              std::optional<core::yahtzee::Action> against);

    // Nothing where no choice, or not the one to compare with, loses enough.
    std::optional<ai::yahtzee::review::Reason>
    reason(const core::yahtzee::Position& position,
           const std::vector<ai::yahtzee::decide::RankedAction>& choices);

    // True if the choice to compare with is legal.
    bool can_explain(const core::yahtzee::Position& position,
                     const std::vector<ai::yahtzee::decide::RankedAction>& choices) const;

private:
    ai::yahtzee::decide::Objective objective_;
    ai::yahtzee::solve::SharedValues values_;
    ai::yahtzee::solve::SharedScoreSource score_source_; // null for the objective of points
    ai::yahtzee::solve::SharedContributions contributions_;
    ai::yahtzee::decide::ActionRanker ranker_;
    std::optional<core::yahtzee::Action> against_;
};

std::string reason_text(const core::yahtzee::Position& position,
                        const ai::yahtzee::review::Reason& reason);

// `win_decimals`: of probabilities.
support::Json reason_json(const core::yahtzee::Position& position,
                          const ai::yahtzee::review::Reason& reason, int win_decimals);

} // namespace headless::lab
