// The greatest expected utility, for any function of the final score. Since such play depends on
// the running total, this is a backward induction over all states with all their reachable totals,
// in layers of equally many open boxes; two layers are in memory.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"

#include <optional>
#include <span>
#include <vector>

namespace ai::yahtzee::theory {

struct UtilityResult {
    double utility; // expected
    double score;   // mean final score under the same play, points
};

// From a state with `total` points on the card, all bonuses included. `utility[s]` is the utility
// of s points, of the order of 1, for every score up to max_final_score. Where all continuations
// have the same utility, `values` decide. Takes about 1 GB from an empty card. Ignores
// options.within. Nothing if it was stopped. The utility is below the greatest one by at most
// win::utility_per_point for each point by which the mean score differs.
std::optional<UtilityResult> maximize_utility(const solve::Values& values,
                                              std::span<const double> utility,
                                              const state::CardState& state, int total,
                                              const solve::SolveOptions& options = {});

// The same for every total from `total` to total + more in one pass; results in that order.
// `utility` must have entries up to max_final_score + more.
std::optional<std::vector<UtilityResult>>
maximize_utilities(const solve::Values& values, std::span<const double> utility,
                   const state::CardState& state, int total, int more,
                   const solve::SolveOptions& options = {});

} // namespace ai::yahtzee::theory
