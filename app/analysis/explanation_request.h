// A choice in depth: how the turn may end, which final scores follow, and what the decision hangs
// on.

#pragma once

#include "ai/yahtzee/review/break_even.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/review/win_reason.h"
#include "ai/yahtzee/solve/score_distribution.h"
#include "app/analysis/analysis_service.h"

#include <array>
#include <optional>
#include <vector>

namespace app::analysis {

using BoxProbabilities = std::array<ai::yahtzee::review::BoxProbability, core::yahtzee::box_count>;

struct Explanation {
    BoxProbabilities boxes;
    BoxProbabilities other_boxes; // of what it is compared with
    // Of the choice and of the one it is compared with; without tables they aren't known.
    std::optional<ai::yahtzee::solve::ScoreDistribution> scores;
    std::optional<ai::yahtzee::solve::ScoreDistribution> other_scores;
    std::optional<ai::yahtzee::review::BreakEven> break_even; // nothing near enough
    // Under an objective to win or to beat points, with tables.
    std::optional<ai::yahtzee::review::WinReason> win = {};
    // How the turn may end.
    std::vector<ai::yahtzee::review::TurnEnd> ends = {};
    std::vector<ai::yahtzee::review::TurnEnd> other_ends = {};
};

struct ExplanationRequest {
    core::yahtzee::Position position; // with an open box
    ai::yahtzee::decide::Objective objective;
    core::yahtzee::Action choice;
    core::yahtzee::Action other; // to compare with
    ai::yahtzee::solve::SharedValues values;
    ai::yahtzee::solve::SharedScoreSource score_source; // may be null

    using Answer = Explanation;
    static constexpr Priority priority = Priority::explanation;
    Answer answer(Work& work) const;

    DecisionKey decision() const { return {{values, score_source}, position, objective}; }

    friend bool operator==(const ExplanationRequest&, const ExplanationRequest&) = default;
};

} // namespace app::analysis
