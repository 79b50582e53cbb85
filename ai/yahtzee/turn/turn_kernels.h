// The turn kernels that this machine can run.

#pragma once

#include "ai/yahtzee/turn/turn_kernel.h"

#include <vector>

namespace ai::yahtzee::turn {

// The fastest first; the last one runs anywhere.
std::vector<TurnKernel> supported_turn_kernels();

} // namespace ai::yahtzee::turn
