// Questions about one decision: what a program does, how the choices rank, and what roll-outs say
// about them.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/decide/rollout_ranker.h"
#include "ai/yahtzee/review/break_even.h"
#include "ai/yahtzee/review/reason.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/review/win_reason.h"
#include "ai/yahtzee/solve/score_distributions.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "app/analysis/analysis_service.h"
#include "app/analysis/idle_cache.h"
#include "core/yahtzee/game.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace app::analysis {

// A choice in depth: how the turn may end and which final scores follow; and what the decision
// hangs on.
using BoxProbabilities = std::array<ai::yahtzee::review::BoxProbability, core::yahtzee::box_count>;

struct Explanation {
    ai::yahtzee::turn::TurnPolicy policy; // how the turn is played on
    BoxProbabilities boxes;
    BoxProbabilities other_boxes; // of what it is compared with
    // The final scores after the choice and after the one it is compared with; not known without
    // tables.
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

// The reason that `best`, the request's choice, is better than `other`. By points it needs no
// explanation; to win or to beat points nothing is known without the stakes of one. Nothing
// where `other` loses nothing.
std::optional<ai::yahtzee::review::Reason>
reason_of(const ExplanationRequest& request, const ai::yahtzee::decide::RankedAction& best,
          const ai::yahtzee::decide::RankedAction& other,
          const ai::yahtzee::solve::ContributionTable& contributions,
          const std::optional<Explanation>& explanation = {});

// Apart, since the search for it may take ten seconds under the objective to win.
struct BreakEvenRequest {
    DecisionKey decision;

    using Answer = std::optional<ai::yahtzee::review::BreakEven>; // nothing near enough
    static constexpr Priority priority = Priority::break_even;
    Answer answer(Work& work) const;

    friend bool operator==(const BreakEvenRequest&, const BreakEvenRequest&) = default;
};

// The action of a program. The computation starts at once if it needs no solved game, and else
// waits for that.
struct PlayerRequest {
    PlayerKey key;
    core::yahtzee::Position position;

    using Answer = core::yahtzee::Action;
    static constexpr Priority priority = Priority::player;
    Answer answer(Work& work) const;
};

struct RankedChoices {
    std::vector<ai::yahtzee::decide::RankedAction> choices; // as ActionRanker ranks them
    bool is_estimate = false; // of the win probabilities that they are ranked by
};

// The choices ranked with their win probabilities, which takes some milliseconds.
struct RankingRequest {
    core::yahtzee::Position position;
    ai::yahtzee::decide::Objective objective;
    ai::yahtzee::solve::SharedValues values;
    ai::yahtzee::solve::SharedScoreSource score_source; // may be null

    using Answer = RankedChoices;
    static constexpr Priority priority = Priority::hint;
    Answer answer(Work& work) const;

    friend bool operator==(const RankingRequest&, const RankingRequest&) = default;
};

// The value of a solved turn as it stands in the game, with best play by the mover.
double value_now(const core::yahtzee::Game& game, const ai::yahtzee::turn::TurnSolver& turn);

// The probability that `seat` wins, plus half that of a tie, at any moment of a game for two or
// more; nothing where it isn't known.
struct WinRequest {
    core::yahtzee::Game game; // not over
    int seat;
    ai::yahtzee::solve::SharedValues values;
    ai::yahtzee::solve::SharedScoreSource score_source; // may be null

    using Answer = std::optional<double>;
    static constexpr Priority priority = Priority::hint;
    Answer answer(Work& work) const;
};

// Estimated win probabilities, corrected by roll-outs, which take a second or so.
struct RolloutRequest {
    core::yahtzee::Position position; // for two or more
    ai::yahtzee::solve::SharedValues values;
    ai::yahtzee::solve::SharedScoreSource score_source; // not null

    using Answer = std::vector<ai::yahtzee::decide::RankedAction>; // as RolloutRanker ranks them
    static constexpr Priority priority = Priority::rollout;
    Answer answer(Work& work) const;
};

} // namespace app::analysis
