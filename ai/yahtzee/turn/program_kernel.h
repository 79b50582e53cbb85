// The inner loop of TurnProgram, for the vectors of the processor that it runs on.

#pragma once

#include "ai/yahtzee/turn/turn_program.h"

#include <span>

namespace ai::yahtzee::turn {

struct ProgramSteps {
    std::span<const std::uint32_t> ending_starts; // one more than endings
    std::span<const TurnProgram::Step> steps;
    std::span<const std::uint16_t> sources;
    std::span<const TurnProgram::Weight> weights;
};

// The first rows are made from `worth`, the greatest of each ending's options, the others by the
// steps; `mean` is the weighted sum.
void run_program(const ProgramSteps& turn, const float* const* worth, TurnProgram::Lanes* rows,
                 TurnProgram::Lanes& mean);

} // namespace ai::yahtzee::turn
