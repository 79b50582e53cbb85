// The frontier of mean score against standard deviation: for each number of points c the play that
// minimises, or maximises, the mean of (S - c)^2, where S is the final score. No other play has
// both a mean and a standard deviation beyond those of such a play.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"

#include <optional>
#include <vector>

namespace tests::experiments {

enum class Spread { least, greatest };

struct FrontierPoint {
    int centre; // c, points
    double mean;
    double deviation; // standard deviation, points
};

// A point for every c from first_centre to last_centre, from a state with `total` points on the
// card. All are computed in one pass, since only S - c matters. The distance between first_centre
// and last_centre adds to the time and memory of maximize_utility(): 1.7 times as much for 200
// points. Nothing if it was stopped.
std::optional<std::vector<FrontierPoint>>
spread_frontier(const ai::yahtzee::solve::Values& values, Spread spread, int first_centre,
                int last_centre, const ai::yahtzee::state::CardState& state = {}, int total = 0,
                const ai::yahtzee::solve::SolveOptions& options = {});

} // namespace tests::experiments
