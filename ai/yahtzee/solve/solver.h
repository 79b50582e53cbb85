// Solves the game exactly: for every state at the start of a turn the greatest expected number of
// points still to come. Source: J. Glenn, T. Verhoeff (2006).

#pragma once

#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/rules.h"

#include <functional>
#include <stop_token>

namespace ai::yahtzee {

struct SolveOptions {
    int threads = 0; // 0: as many as the machine has
    std::stop_token stop = {};
    std::function<void(double)> progress = {}; // fraction done, 0 to 1; called from any thread
};

// Null if it was stopped.
SharedValues solve(core::yahtzee::Rules rules, const SolveOptions& options = {});

} // namespace ai::yahtzee
