// A choice in depth: how the turn may end and which final scores follow; and what the decision
// hangs on.

#pragma once

#include "ai/yahtzee/review/break_even.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/review/win_reason.h"
#include "ai/yahtzee/solve/score_distribution.h"
#include "app/analysis/analysis_service.h"

#include <array>
#include <optional>

namespace app::analysis {

using BoxProbabilities = std::array<ai::yahtzee::review::BoxProbability, core::yahtzee::box_count>;

struct Explanation {
    ai::yahtzee::turn::TurnPolicy policy; // how the turn is played on
    BoxProbabilities boxes;
    BoxProbabilities other_boxes; // of what it is compared with
    // Of the choice and of the one it is compared with; without tables they aren't known.
    std::optional<ai::yahtzee::solve::ScoreDistribution> scores = {};
    std::optional<ai::yahtzee::solve::ScoreDistribution> other_scores = {};
    // Under an objective to win or to beat points, with tables.
    std::optional<ai::yahtzee::review::WinStakes> stakes = {};
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

    friend bool operator==(const ExplanationRequest&, const ExplanationRequest&) = default;
};

// Apart, since the search for it may take ten seconds under the objective to win.
struct BreakEvenRequest {
    DecisionKey decision;

    using Answer = std::optional<ai::yahtzee::review::BreakEven>; // nothing near enough
    static constexpr Priority priority = Priority::explanation;
    Answer answer(Work& work) const;

    friend bool operator==(const BreakEvenRequest&, const BreakEvenRequest&) = default;
};

} // namespace app::analysis
