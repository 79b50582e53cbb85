// Backward induction over the sets of open boxes, on several threads: what every solver has in
// common.

#pragma once

#include "core/yahtzee/box.h"

#include <functional>
#include <stop_token>

namespace ai::yahtzee::solve {

// Above the probability of five of a kind in a turn when nothing else is tried, 0.0460.
inline constexpr float five_of_a_kind_probability = 0.0461f;

struct SolveOptions {
    int threads = 0; // 0: as many as the machine has
    std::stop_token stop = {};
    std::function<void(double)> progress = {}; // fraction done, 0 to 1; called from any thread
    // Only states whose open boxes are among these; others must not be asked for afterwards.
    core::yahtzee::BoxSet within = core::yahtzee::BoxSet::all();
};

// Calls work(open) for every set of boxes within options.within, the empty one first: a call comes
// after those for all smaller sets, and those for sets of one size run side by side. False if it
// was stopped. An exception of `work` ends it and is passed on.
bool for_each_open_set(const SolveOptions& options,
                       const std::function<void(core::yahtzee::BoxSet)>& work);

} // namespace ai::yahtzee::solve
