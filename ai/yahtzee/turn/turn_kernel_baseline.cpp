#define ALEA_SOLVE solve_turn_baseline
#define ALEA_MIX mix_baseline
#define ALEA_ENDINGS turn_endings_baseline
#define ALEA_ADD_ROWS add_rows_baseline
#define ALEA_LANES 4
#include "ai/yahtzee/turn/turn_endings.inc"
