#include "ai/yahtzee/solve/values.h"

#include "ai/yahtzee/turn/turn_kernels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

float on_grid(float points) {
    return std::round(points / ValueTable::centre_grid) * ValueTable::centre_grid;
}

// The centre to work with before a row is known: as if two boxes brought together what they bring
// one by one; the mean over all pairs.
float guess_centre(const ValueTable& table, BoxSet open, bool yahtzee_bonus) {
    float sum = 0;
    int pairs = 0;
    for (const Box a : open)
        for (const Box b : open.without(a)) {
            sum += table.centre(open.without(a), yahtzee_bonus) +
                   table.centre(open.without(b), yahtzee_bonus) -
                   table.centre(open.without(a).without(b), yahtzee_bonus);
            ++pairs;
        }
    return pairs == 0 ? 0 : on_grid(sum / static_cast<float>(pairs));
}

// Once it is known: the value at three of each face, about what players have.
float move_centre(float* row, int greatest) {
    const float shift = on_grid(row[greatest * 3 / 5]);
    for (int total = 0; total <= greatest; ++total) row[total] -= shift;
    return shift;
}

// What lies beyond the totals that play can reach: copies of the greatest that it can.
void extend_row(float* row, int greatest) {
    const float bonus = greatest < upper_bonus_threshold ? upper_bonus_points : 0;
    for (int total = greatest + 1; total < ValueTable::row_length; ++total)
        row[total] = row[greatest] + (total < upper_bonus_threshold ? 0 : bonus);
}

void solve_row(TurnFunction solve_turn, Rules rules, ValueTable& table, BoxSet open,
               bool yahtzee_bonus) {
    float* row = table.row(open, yahtzee_bonus);
    const int greatest = max_upper_total(open);
    if (open.empty()) {
        std::fill_n(row, upper_bonus_threshold, 0.0f);
        row[upper_bonus_threshold] = upper_bonus_points;
    } else {
        const float centre = guess_centre(table, open, yahtzee_bonus);
        solve_turn(value_sources(rules, table, open, yahtzee_bonus, centre), greatest + 1, row);
        table.centre(open, yahtzee_bonus) = centre + move_centre(row, greatest);
    }
    extend_row(row, greatest);
}

} // namespace

SharedValues solve_with(const TurnKernel& kernel, Rules rules, const SolveOptions& options) {
    ValueTable table;
    const bool done = for_each_open_set(options, [&](BoxSet open) {
        solve_row(kernel.solve, rules, table, open, false);
        if (!open.contains(Box::yahtzee)) solve_row(kernel.solve, rules, table, open, true);
    });
    return done ? std::make_shared<const Values>(rules, std::move(table)) : nullptr;
}

SharedValues solve(Rules rules, const SolveOptions& options) {
    return solve_with(supported_turn_kernels().front(), rules, options);
}

} // namespace ai::yahtzee::solve
