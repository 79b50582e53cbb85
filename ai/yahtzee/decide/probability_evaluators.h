// Choices judged by a chance, 0 to 1: to win this game, or to end it with enough points.

#pragma once

#include "ai/yahtzee/decide/action_evaluator.h"
#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/win/win_probability.h"

namespace ai::yahtzee::decide {

// The probability to win plus half that of a tie, against all opponents. Exact near the end of a
// game for two, before that an estimate.
class WinGame : public ActionEvaluator {
public:
    // Neither may be null. For games of `players`, two or more.
    WinGame(solve::SharedValues values, solve::SharedScoreSource score_source, int players,
            const win::WinProbabilityOptions& options = {})
        : values_(std::move(values)),
          chances_(values_->rules(), std::move(score_source), options),
          players_(players) {}

    std::vector<ValuedAction> choices(const core::yahtzee::Position& position) override;
    double outlook(const core::yahtzee::Game& game, int seat) override;
    bool is_zero_sum() const override { return players_ == 2; }

private:
    solve::SharedValues values_;
    win::WinProbability chances_;
    int players_;
};

// The probability of a final score above a number of points. It does not look at the others' cards.
class BeatPoints : public ActionEvaluator {
public:
    // Neither may be null.
    BeatPoints(solve::SharedValues values, solve::SharedScoreSource score_source, int points)
        : ranker_(std::move(values), score_source),
          score_source_(std::move(score_source)),
          aim_{Objective::Kind::beat, points} {}

    std::vector<ValuedAction> choices(const core::yahtzee::Position& position) override;
    double outlook(const core::yahtzee::Game& game, int seat) override;
    bool is_zero_sum() const override { return false; }

private:
    ActionRanker ranker_;
    solve::SharedScoreSource score_source_;
    Objective aim_;
};

} // namespace ai::yahtzee::decide
