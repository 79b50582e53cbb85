// The final scores of a solitaire player who plays for the greatest expected score by the forced
// joker rule: the probability of each, with twelve digits. The numbers of the table are the output
// of
//     alea-lab exact optimal --json | jq -r '.probabilities[]' | xargs printf '%.12g, ' |
//         fold -s -w 97 | sed 's/^/    /;s/ $//'
// and test_optimal_scores computes them again.

#pragma once

#include "ai/yahtzee/solve/score_distributions.h"

namespace ai::yahtzee::theory {

solve::ScoreDistribution optimal_scores();

} // namespace ai::yahtzee::theory
