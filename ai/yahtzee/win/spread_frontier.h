// Mean against spread: the play that makes the mean of (S - c)^2 as small, or as great, as it can
// be, where S is the final score and c a number of points. For each c no other play has a mean
// score and a standard deviation that lie beyond the point of this one (a point of the frontier).

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"

#include <optional>
#include <vector>

namespace ai::yahtzee::win {

enum class Spread { least, greatest };

struct FrontierPoint {
    int centre; // c, points
    double mean;
    double deviation; // standard deviation, points
};

// For every c from first_centre to last_centre, from a state with `total` points on the card. All
// of them are computed at once: only S - c matters. The distance of first_centre and last_centre
// adds to the time and the memory of maximize_utility(): 1.7 times as much for 200 points. Nothing
// if it was stopped.
std::optional<std::vector<FrontierPoint>>
spread_frontier(const solve::Values& values, Spread spread, int first_centre, int last_centre,
                const state::CardState& state = {}, int total = 0,
                const solve::SolveOptions& options = {});

} // namespace ai::yahtzee::win
