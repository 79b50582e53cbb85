// The loop of every solver: backward induction over the sets of open boxes, on several threads.

#pragma once

#include "core/support/parallel.h"
#include "core/yahtzee/box.h"

#include <functional>

namespace ai::yahtzee::solve {

struct SolveOptions : core::support::Execution {
    // Solves only states whose open boxes are among these; no others may be asked for afterwards.
    core::yahtzee::BoxSet within = core::yahtzee::BoxSet::all();
};

// Calls work(open) for every subset of options.within, in order of size: the calls for sets of one
// size run in parallel, after those for all smaller sets. False if it was stopped. An exception of
// `work` ends the loop and is rethrown.
bool for_each_open_set(const SolveOptions& options,
                       const std::function<void(core::yahtzee::BoxSet)>& work);

} // namespace ai::yahtzee::solve
