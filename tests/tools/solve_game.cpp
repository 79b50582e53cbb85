// Solves the game, and writes it as a file into the folder that is named, and beside it a file with
// the contributions: the numbers of their table, as they lie in memory.

#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/tables/tables.h"

#include <fstream>
#include <string>

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    using namespace ai::yahtzee::solve;
    const SharedValues values = solve({});
    ai::yahtzee::tables::write_values(argv[1], *values);
    const SharedContributions table = solve_contributions(*values);
    const float* const first = table->row({}, false, upper_bonus_part);
    std::ofstream file(std::string(argv[1]) + "/contributions", std::ios::binary);
    file.write(reinterpret_cast<const char*>(first), static_cast<std::streamsize>(table->bytes()));
    return file.flush() ? 0 : 1;
}
