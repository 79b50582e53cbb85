// The end of a turn under best play, for many upper totals side by side: the probability of every
// way to fill a box. Computed as the derivative of the turn's value with respect to the value of
// each way to score, by reverse differentiation over the keep lattice. Plain data only, as in
// lattice.h.

#pragma once

#include "ai/yahtzee/turn/turn_kernel.h"

namespace ai::yahtzee::turn {

inline constexpr int max_turn_lanes = 64; // a multiple of max_lanes

// Written by an EndingsFunction for at most max_turn_lanes lanes; lanes beyond those asked for
// hold anything. The probabilities of a lane sum to 1. Among keeps of the same value more dice are
// kept.
struct TurnEndings {
    // Probability that an upper box is filled with so many dice of its face: [face - 1][count].
    float upper[6][6][max_turn_lanes];
    // Probability that a lower box is filled; the Yahtzee box with zero.
    float lower[7][max_turn_lanes];
    float fifty[max_turn_lanes]; // the Yahtzee box with 50
    // Expected points that this turn brings to a lower box, whether it is filled or not.
    float lower_points[7][max_turn_lanes];
    float yahtzee_bonus[max_turn_lanes]; // expected points
};

// For an AddRowsFunction, which adds the sum of row[lane] * weight[lane] over all rows to
// out[lane].
struct LaneWeightedRow {
    const float* row;
    const float* weight;
};

} // namespace ai::yahtzee::turn
