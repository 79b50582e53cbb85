// Finishing first among several players whose cards stay unseen: what each final score is worth.
// Perkins (AAMAS 2019) simulated such tournaments under other rules.

#pragma once

#include "ai/yahtzee/solve/score_distribution.h"

#include <vector>

namespace ai::yahtzee::win {

// For each final score the probability to be first among `players`, 1 or more, when the scores of
// all others are independent and distributed as `others`. A tie for first among k counts 1/k.
// Has an entry for every score up to max_final_score.
std::vector<double> first_of_utility(const solve::ScoreDistribution& others, int players);

// All boxes full, both bonuses, and a Yahtzee in every turn.
inline constexpr int max_final_score = 1575;

} // namespace ai::yahtzee::win
