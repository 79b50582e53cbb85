#define ALEA_SOLVE solve_turn_avx512
#define ALEA_MIX mix_avx512
#define ALEA_ENDINGS turn_endings_avx512
#define ALEA_ADD_ROWS add_rows_avx512
#define ALEA_LANES 16
#include "ai/yahtzee/turn/turn_endings.inc"
