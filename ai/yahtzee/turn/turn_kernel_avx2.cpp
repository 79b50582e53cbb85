#define ALEA_SOLVE solve_turn_avx2
#define ALEA_MIX mix_avx2
#define ALEA_ENDINGS turn_endings_avx2
#define ALEA_ADD_ROWS add_rows_avx2
#define ALEA_LANES 8
#include "ai/yahtzee/turn/turn_endings.inc"
