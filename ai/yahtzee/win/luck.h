// How much of a result was luck. A baseline says how likely a player is to win after each choice;
// its mean over a roll is known exactly, so what a roll changes has mean zero, however good or bad
// the baseline is. A result less the luck in it keeps its expectation and loses most of its noise.
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

    // Probabilities of the mover, who has an open box, to win plus half those of a tie.
    virtual turn::TurnSolver turn(const PlayerState& mover, const PlayerState& other) const = 0;

    virtual std::string_view name() const = 0; // for reports
};

// Both play for expected points and the distributions of their final scores are known. Used by
// several threads at a time, as the next one is.
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

// The final scores are taken as normal, with their exact means under best play. Needs no tables.
class NormalBaseline : public LuckBaseline {
public:
    explicit NormalBaseline(solve::SharedValues values) : values_(std::move(values)) {}

    turn::TurnSolver turn(const PlayerState& mover, const PlayerState& other) const override;
    std::string_view name() const override { return "normal scores"; }

private:
    solve::SharedValues values_;
};

// The luck of the mover, a difference of probabilities, when `roll` falls as roll `roll_number` (1
// to 3) and `kept` was held before; for the first roll no die is.
double luck_of_roll(const turn::TurnSolver& probabilities, int roll_number, core::dice::Keep kept,
                    core::dice::Roll roll);

} // namespace ai::yahtzee::win
