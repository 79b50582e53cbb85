#include "ai/yahtzee/solve/values.h"

#include "ai/yahtzee/turn/turn_kernels.h"
#include "ai/yahtzee/turn/turn_sources.h"

#include <cassert>
#include <cmath>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::turn;
using namespace core::yahtzee;
using namespace ai::yahtzee::state;

namespace {

// Those with the Yahtzee box open or zero by their boxes, then those where it holds 50.
constexpr std::size_t without_bonus = 1u << box_count;
constexpr std::size_t with_bonus = 1u << (box_count - 1);

} // namespace

ValueTable::ValueTable()
    : rows_((without_bonus + with_bonus) * row_length), centres_(without_bonus + with_bonus) {}

std::size_t ValueTable::group(BoxSet open, bool yahtzee_bonus) {
    if (!yahtzee_bonus) return open.bits();
    assert(!open.contains(Box::yahtzee));
    constexpr unsigned below = (1u << index(Box::yahtzee)) - 1;
    const unsigned above = open.bits() >> (index(Box::yahtzee) + 1);
    return without_bonus + ((open.bits() & below) | above << index(Box::yahtzee));
}

TurnSources value_sources(Rules rules, const ValueTable& table, BoxSet open, bool yahtzee_bonus,
                          float centre) {
    return turn_sources(rules, open, yahtzee_bonus, [&](Box box, int points, int bonus) {
        const BoxSet next = open.without(box);
        const bool next_bonus = box == Box::yahtzee ? points > 0 : yahtzee_bonus;
        const float now = static_cast<float>(points + bonus);
        return LaneRow{table.row(next, next_bonus) + (is_upper(box) ? points : 0),
                       table.centre(next, next_bonus) - centre + now};
    });
}

namespace {

// Rows count the upper bonus when the game ends, we when it is earned.
double bonus_already_earned(const CardState& state) {
    return state.upper_total == upper_bonus_threshold ? upper_bonus_points : 0;
}

} // namespace

double Values::points(const CardState& state) const {
    const float value = table_.row(state.open, state.yahtzee_bonus)[state.upper_total];
    const float centre = table_.centre(state.open, state.yahtzee_bonus);
    return static_cast<double>(value) + static_cast<double>(centre) - bonus_already_earned(state);
}

TurnSolver Values::turn(const CardState& state) const {
    return {rules_, state, ValueFunction([this](const CardState& next) { return points(next); })};
}

TurnSources Values::centred_sources(BoxSet open, bool yahtzee_bonus) const {
    return value_sources(rules_, table_, open, yahtzee_bonus, table_.centre(open, yahtzee_bonus));
}

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

// Fills the entries beyond the totals that play can reach with copies of the greatest reachable
// one.
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
