// The greatest expected utility of the final score, for any function of it: exact play needs the
// running total in the state. Backward induction over all states and all totals that play can
// reach with them, one number of open boxes after the other; two such layers are in memory.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"

#include <optional>
#include <span>
#include <vector>

namespace ai::yahtzee::win {

struct UtilityResult {
    double utility; // expected
    double score;   // mean final score under the same play, points
};

// A point is worth this much besides, so that among equally good choices the mean score decides.
// The utility is below the greatest possible by at most this times the fall of the mean score.
inline constexpr double utility_per_point = 1e-12;

// From a state with `total` points on the card, all bonuses in. `utility[s]` is that of s points,
// of the order of 1, for every score up to max_final_score. `values` decide where all that can
// follow is equally good. From an empty card it takes about 1 GB. Ignores options.within. Nothing
// if it was stopped.
std::optional<UtilityResult> maximize_utility(const solve::Values& values,
                                              std::span<const double> utility,
                                              const state::CardState& state, int total,
                                              const solve::SolveOptions& options = {});

// The same for all totals from `total` to total + more at once; one result for each, in that order.
// `utility` goes on to max_final_score + more.
std::optional<std::vector<UtilityResult>>
maximize_utilities(const solve::Values& values, std::span<const double> utility,
                   const state::CardState& state, int total, int more,
                   const solve::SolveOptions& options = {});

} // namespace ai::yahtzee::win
