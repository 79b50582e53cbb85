// The inner loop of TurnProgram for probabilities, for the vectors of the processor that it runs
// on.

#pragma once

#include "ai/yahtzee/turn/turn_program.h"

namespace ai::yahtzee::turn {

// The first rows are made from `options`, the greatest of each ending's, the others by the steps;
// `mean` is the weighted sum.
void run_program(const TurnProgram& program, const float* const* options, TurnProgram::Lanes* rows,
                 TurnProgram::Lanes& mean);

} // namespace ai::yahtzee::turn
