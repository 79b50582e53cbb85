// Evaluates actions and games by one objective: the expected final score, the probability to win,
// or the probability to beat a number of points. Game analyses use it.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/win/win_probability.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/position.h"

#include <vector>

namespace ai::yahtzee::decide {

struct ValuedAction {
    core::yahtzee::Action action; // of a keep, the hold with the lowest code
    double value;                 // in the objective's unit
};

// An evaluator may cache, so one is used by one thread at a time.
class ActionEvaluator {
public:
    virtual ~ActionEvaluator() = default;

    // Every distinct keep and every legal box, best first. The position must have a legal action.
    virtual std::vector<ValuedAction> choices(const core::yahtzee::Position& position) = 0;

    // The expectation of the player in `seat`, in the objective's unit. The game must be over or at
    // the start of a turn.
    virtual double value(const core::yahtzee::Game& game, int seat) = 0;

    // True if one player's gain is the other's loss; only for two players.
    virtual bool is_zero_sum() const = 0;
};

// Points: the expected final score, all bonuses in. It does not look at the others' cards.
class ExpectedScore : public ActionEvaluator {
public:
    explicit ExpectedScore(solve::SharedValues values) : values_(std::move(values)) {}

    std::vector<ValuedAction> choices(const core::yahtzee::Position& position) override;
    double value(const core::yahtzee::Game& game, int seat) override;
    bool is_zero_sum() const override { return false; }

private:
    solve::SharedValues values_;
};

// The probability to win plus half that of a tie, against all opponents. Exact near the end of a
// game for two, before that an estimate.
class WinGame : public ActionEvaluator {
public:
    // Neither may be null. For games of `players`, two or more.
    WinGame(solve::SharedValues values, solve::SharedScoreSource score_source, int players,
            const win::WinProbabilityOptions& options = {})
        : values_(std::move(values)),
          win_probability_(values_->rules(), std::move(score_source), options),
          players_(players) {}

    std::vector<ValuedAction> choices(const core::yahtzee::Position& position) override;
    double value(const core::yahtzee::Game& game, int seat) override;
    bool is_zero_sum() const override { return players_ == 2; }

private:
    solve::SharedValues values_;
    win::WinProbability win_probability_;
    int players_;
};

// The probability of a final score above a number of points. It does not look at the others' cards.
class BeatPoints : public ActionEvaluator {
public:
    // Neither may be null.
    BeatPoints(solve::SharedValues values, solve::SharedScoreSource score_source, int points)
        : ranker_(std::move(values), score_source),
          score_source_(std::move(score_source)),
          objective_{Objective::Kind::beat, points} {}

    std::vector<ValuedAction> choices(const core::yahtzee::Position& position) override;
    double value(const core::yahtzee::Game& game, int seat) override;
    bool is_zero_sum() const override { return false; }

private:
    ActionRanker ranker_;
    solve::SharedScoreSource score_source_;
    Objective objective_;
};

} // namespace ai::yahtzee::decide
