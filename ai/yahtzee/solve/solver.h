// Solves the game exactly: for every state at the start of a turn the greatest expected number of
// points still to come. Source: J. Glenn, T. Verhoeff (2006).

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_kernel.h"
#include "core/yahtzee/rules.h"

namespace ai::yahtzee::solve {

// Null if it was stopped.
SharedValues solve(core::yahtzee::Rules rules, const SolveOptions& options = {});

// With one of the kernels that this machine can run; all give the same values.
SharedValues solve_with(const turn::TurnKernel& kernel, core::yahtzee::Rules rules,
                        const SolveOptions& options = {});

} // namespace ai::yahtzee::solve
