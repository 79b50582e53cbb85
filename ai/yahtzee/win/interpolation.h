// The interpolation weight: a player who knew from the start what the best opponent will end with
// would win more often than one who knows nothing, and a player who watches the opponents' cards
// gets this part of that gain. It is greater for the player who moves last and smaller while the
// Yahtzee box is open. The weights of its features are fitted to roll-outs.

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/win/win_estimate.h"
#include "core/yahtzee/box.h"

#include <array>
#include <cstddef>

namespace ai::yahtzee::win {

// 1; 1 for who has the last turn; 1 for each open box; 1 if further Yahtzees earn a bonus; the part
// of the 63 points that the upper boxes miss.
inline constexpr std::size_t interpolation_size = core::yahtzee::box_count + 4;
using InterpolationFeatures = std::array<double, interpolation_size>;
using InterpolationWeights = std::array<double, interpolation_size>;

// Fitted by alea-lab calibrate --seed 1.
inline constexpr InterpolationWeights fitted_weights{
    0.650,  0.114,                                 // always, moves last
    -0.048, -0.028, -0.014, -0.013, 0.001,  0.010, // ones to sixes
    0.030,  0.039,  0.007,  -0.031, -0.016,        // kinds, full house, straights
    -0.057, -0.039,                                // Yahtzee, chance
    0.062,  -0.082,                                // Yahtzee bonus, upper points missing
};

InterpolationFeatures interpolation_features(const state::CardState& state, bool moves_last);

double interpolation_weight(const InterpolationWeights& weights, const state::CardState& state,
                            bool moves_last);

// `own` is the interpolation weight of the player whose chance it is, `others` the mean of theirs.
double estimated_probability(const WinBounds& bounds, double own, double others);

} // namespace ai::yahtzee::win
