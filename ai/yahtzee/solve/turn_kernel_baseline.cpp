#define ALEA_SOLVE solve_turn_baseline
#define ALEA_MIX mix_baseline
#define ALEA_LANES 4
#include "ai/yahtzee/solve/turn_kernel.inc"
