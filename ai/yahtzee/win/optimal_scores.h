// The final scores of a solitaire player who plays for the greatest expected score by the forced
// joker rule: the probability of each, with twelve digits. Made by: alea-lab exact optimal --json

#pragma once

#include "ai/yahtzee/solve/score_distribution.h"

namespace ai::yahtzee::win {

solve::ScoreDistribution optimal_scores();

} // namespace ai::yahtzee::win
