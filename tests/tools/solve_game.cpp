// Solves the game, and writes it as a file into the folder that is named.

#include "ai/yahtzee/tables/tables.h"

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    ai::yahtzee::tables::write_values(argv[1], *ai::yahtzee::solve::solve({}));
    return 0;
}
