// Finishing first among several players who don't see each other's cards: the probability for each
// final score. Perkins (AAMAS 2019) simulated such tournaments under other rules.

#pragma once

#include "ai/yahtzee/solve/score_distribution.h"

#include <vector>

namespace ai::yahtzee::theory {

// For each final score from 0 to max_final_score the probability to be first among `players` (1 or
// more, this player included) when the scores of the others are independent and distributed as
// `others`. A tie for first among k counts 1/k.
std::vector<double> first_of_utility(const solve::ScoreDistribution& others, int players);

// The greatest score that the rules allow.
inline constexpr int max_final_score = 1575;

} // namespace ai::yahtzee::theory
