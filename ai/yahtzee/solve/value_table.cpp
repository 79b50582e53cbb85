#include "ai/yahtzee/solve/value_table.h"

#include "ai/yahtzee/turn/turn_sources.h"

#include <cassert>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

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

} // namespace ai::yahtzee::solve
