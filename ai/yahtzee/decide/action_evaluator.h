// What choices are judged by: the expected final score, or the probability to win.

#pragma once

#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/position.h"

#include <vector>

namespace ai::yahtzee::decide {

struct ValuedAction {
    core::yahtzee::Action action; // of a keep, the hold with the lowest code
    double worth;                 // in the objective's unit
};

// An objective may keep memory of its own, so one is used by one thread at a time.
class ActionEvaluator {
public:
    virtual ~ActionEvaluator() = default;

    // Every distinct keep and every legal box, best first. The position must have a choice.
    virtual std::vector<ValuedAction> choices(const core::yahtzee::Position& position) = 0;

    // What the player in `seat` may look forward to, the game being over or at the start of a turn.
    virtual double outlook(const core::yahtzee::Game& game, int seat) = 0;

    // Whether what one player gains the other loses. Then there are two players.
    virtual bool is_zero_sum() const = 0;
};

// Points: the expected final score, all bonuses in. It does not look at the others' cards.
class ExpectedScore : public ActionEvaluator {
public:
    explicit ExpectedScore(solve::SharedValues values) : values_(std::move(values)) {}

    std::vector<ValuedAction> choices(const core::yahtzee::Position& position) override;
    double outlook(const core::yahtzee::Game& game, int seat) override;
    bool is_zero_sum() const override { return false; }

private:
    solve::SharedValues values_;
};

} // namespace ai::yahtzee::decide
