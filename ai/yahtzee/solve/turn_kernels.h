// The turn kernels that this machine can run.

#pragma once

#include "ai/yahtzee/solve/turn_kernel.h"

#include <vector>

namespace ai::yahtzee {

// The fastest first; the last one runs anywhere.
std::vector<TurnKernel> supported_turn_kernels();

} // namespace ai::yahtzee
