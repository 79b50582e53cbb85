// Finishing first among several players who don't see each other's cards: the probability for each
// final score. Perkins (AAMAS 2019) simulated such tournaments under other rules.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/score_distributions.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/position.h"

#include <vector>

namespace ai::yahtzee::theory {

// For each final score from 0 to max_final_score the probability to be first among `players` (1 or
// more, this player included) when the scores of the others are independent and distributed as
// `others`. A tie for first among k counts 1/k.
std::vector<double> first_of_utility(const solve::ScoreDistribution& others, int players);

// The greatest score that the rules allow.
inline constexpr int max_final_score = 1575;

// Ranks choices by the probability to finish first among several players who play for points and
// don't see each other's cards. A fast estimate: it uses the target probability of every score, as
// if the score that is needed were known from the start. So it is an upper bound of the exact
// probability (utility_solver.h), and exact once the last box is filled.
class FirstOfRanker {
public:
    // None may be null. `players` in all, 1 or more.
    FirstOfRanker(solve::SharedValues values, solve::SharedScoreSource score_source, int players);

    // As rank_choices(); decide::RankedAction::win is the estimate. Ignores the others' cards.
    std::vector<decide::RankedAction> rank(const core::yahtzee::Position& position) const;

    // The estimate at the start of a turn, with `total` points on the card, bonuses included.
    double estimate(const state::CardState& state, int total) const;

private:
    solve::SharedValues values_;
    solve::SharedScoreSource score_source_;
    std::vector<double> utility_; // by final score
};

} // namespace ai::yahtzee::theory
