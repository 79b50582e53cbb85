// The luck of a roll. A baseline gives each player's win probability after every choice; its mean
// over a roll is known exactly, so the change by a roll has mean zero, however good or bad the
// baseline is. A result less its luck has the same expectation and far less noise.
// Source: N. Burch and others, "AIVAT: A New Variance Reduction Technique for Agent Evaluation in
// Imperfect Information Games" (2018).

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "ai/yahtzee/win/win_estimate.h"
#include "core/dice/roll.h"

#include <string_view>

namespace ai::yahtzee::win {

class LuckBaseline {
public:
    virtual ~LuckBaseline() = default;

    // The mover's turn; values are his probability to win plus half that of a tie. He has an open
    // box.
    virtual turn::TurnSolver turn(const PlayerState& mover, const PlayerState& other) const = 0;

    virtual std::string_view name() const = 0; // for reports
};

// Assumes that both play for expected points, and uses the exact distributions of their final
// scores. Several threads may use it at a time, as the next one.
class DistributionBaseline : public LuckBaseline {
public:
    DistributionBaseline(core::yahtzee::Rules rules, solve::SharedScoreSource score_source)
        : rules_(rules), score_source_(std::move(score_source)) {}

    turn::TurnSolver turn(const PlayerState& mover, const PlayerState& other) const override;
    std::string_view name() const override { return "distributions"; }

private:
    core::yahtzee::Rules rules_;
    solve::SharedScoreSource score_source_;
};

// Assumes normal final scores with their exact means under best play. Needs no tables.
class NormalBaseline : public LuckBaseline {
public:
    explicit NormalBaseline(solve::SharedValues values) : values_(std::move(values)) {}

    turn::TurnSolver turn(const PlayerState& mover, const PlayerState& other) const override;
    std::string_view name() const override { return "normal scores"; }

private:
    solve::SharedValues values_;
};

// The mover's luck, a difference of probabilities, when roll `roll_number` (1 to 3) is `roll` and
// `kept` was held before it; the empty keep before the first roll.
double luck_of_roll(const turn::TurnSolver& probabilities, int roll_number, core::dice::Keep kept,
                    core::dice::Roll roll);

} // namespace ai::yahtzee::win
