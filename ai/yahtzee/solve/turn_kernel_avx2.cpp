#define ALEA_KERNEL solve_turn_avx2
#define ALEA_LANES 8
#include "ai/yahtzee/solve/turn_kernel.inc"
