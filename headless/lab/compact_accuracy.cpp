#include "headless/lab/compact_accuracy.h"

#include "ai/yahtzee/win/win_probability.h"
#include "headless/lab/position_source.h"
#include "headless/support/progress.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace headless::lab {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::win;
using namespace core::yahtzee;

namespace {

// In percentage points.
struct CompactRow {
    int count = 0;
    double squares = 0; // of the errors of the best choice's probability
    double worst = 0;   // of those
    double loss = 0;    // what the compact tables' choices lose, sum
    double worst_loss = 0;

    void add(double error, double lost) {
        ++count;
        squares += error * error;
        worst = std::max(worst, std::abs(error));
        loss += lost;
        worst_loss = std::max(worst_loss, lost);
    }
};

class TablesComparison {
public:
    explicit TablesComparison(LabPlayers& players)
        : full_(players.values()->rules(), players.full_tables()),
          compact_(players.values()->rules(), players.compact_tables()) {}

    // Nothing where both are exact.
    void add(const Position& position, CompactRow& row) {
        if (full_.is_exact(position.mover, position.opponents)) return;
        const SharedTurn full = full_.of_turn(position.mover, position.opponents);
        const SharedTurn compact = compact_.of_turn(position.mover, position.opponents);
        const auto roll = core::dice::Roll::of(position.dice);
        const double best = full->value(roll, position.roll_number);
        const double error = compact->value(roll, position.roll_number) - best;
        const TurnAction choice = compact->best(roll, position.roll_number);
        const double own = full->value(roll, position.roll_number, choice);
        row.add(100 * error, 100 * (best - own));
    }

private:
    WinProbability full_;
    WinProbability compact_;
};

} // namespace

void print_compact_accuracy(LabPlayers& players, int seats, int positions, std::uint64_t seed) {
    PositionSource source(players, seats, seed);
    TablesComparison comparison(players);
    std::printf("win probabilities by the compact tables against the large ones, percentage "
                "points\nboxes     number        rms      worst  mean loss worst loss\n");
    for (int boxes = box_count; boxes >= 1; --boxes) {
        support::Progress progress("comparing", positions, "positions");
        CompactRow row;
        for (int done = 0; done < positions; progress.show(++done))
            comparison.add(source.next({boxes, boxes}), row);
        if (row.count == 0) continue;
        std::printf("%5d %10d %10.5f %10.5f %10.6f %10.5f\n", boxes, row.count,
                    std::sqrt(row.squares / row.count), row.worst, row.loss / row.count,
                    row.worst_loss);
        std::fflush(stdout);
    }
}

} // namespace headless::lab
