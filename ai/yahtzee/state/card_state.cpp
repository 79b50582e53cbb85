#include "ai/yahtzee/state/card_state.h"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>

namespace ai::yahtzee::state {

using namespace core::yahtzee;

namespace {

using Totals = std::bitset<upper_total_count>;

// For each set of filled upper boxes the totals, 63 for all above, that they can hold.
std::array<Totals, 1 << upper_box_count> reachable_totals() {
    std::array<Totals, 1 << upper_box_count> reachable;
    reachable[0].set(0);
    for (unsigned filled = 1; filled < reachable.size(); ++filled) {
        const int face = std::countr_zero(filled) + 1;
        const Totals& before = reachable[filled & (filled - 1)];
        for (int total = 0; total < upper_total_count; ++total)
            for (int count = 0; count <= core::dice::dice_count; ++count)
                if (before[static_cast<std::size_t>(total)])
                    reachable[filled].set(static_cast<std::size_t>(
                        std::min(total + count * face, upper_bonus_threshold)));
    }
    return reachable;
}

const Totals& totals_of(BoxSet open) {
    static const auto reachable = reachable_totals();
    return reachable[BoxSet::upper().bits() & ~open.bits()];
}

using LeastTotals = std::array<std::uint8_t, upper_total_count>;

// For each set of open upper boxes and each total the least total with the same future.
std::array<LeastTotals, 1 << upper_box_count> min_totals() {
    std::array<LeastTotals, 1 << upper_box_count> least{};
    for (unsigned open = 0; open < least.size(); ++open) {
        std::bitset<128> sums(1); // that the open boxes can add
        for (const Box box : BoxSet::from_bits(open)) {
            std::bitset<128> more;
            for (int count = 0; count <= core::dice::dice_count; ++count)
                more |= sums << static_cast<std::size_t>(count * face_of(box));
            sums = more;
        }
        for (std::size_t total = 0; total < upper_total_count; ++total) {
            std::size_t missing = upper_bonus_threshold - total;
            while (missing < sums.size() && !sums[missing]) ++missing;
            least[open][total] = static_cast<std::uint8_t>(
                missing <= upper_bonus_threshold ? upper_bonus_threshold - missing
                : missing < sums.size()          ? 0
                                                 : upper_bonus_threshold);
        }
    }
    return least;
}

// For each set of open upper boxes and each total the least total that play can reach and that has
// the same future.
std::array<LeastTotals, 1 << upper_box_count> representative_totals() {
    const auto least = min_totals();
    std::array<LeastTotals, 1 << upper_box_count> representative{};
    for (unsigned open = 0; open < least.size(); ++open) {
        std::array<int, upper_total_count> first{};
        first.fill(-1); // total of each future that can be reached
        const Totals& reachable = totals_of(BoxSet::from_bits(open));
        for (std::size_t total = 0; total < upper_total_count; ++total) {
            int& known = first[least[open][total]];
            if (known < 0 && reachable[total]) known = static_cast<int>(total);
            representative[open][total] = static_cast<std::uint8_t>(std::max(known, 0));
        }
    }
    return representative;
}

} // namespace

CardState state_of(const Card& card) {
    return {card.open(), std::clamp(card.upper_points(), 0, upper_bonus_threshold),
            card.points(Box::yahtzee) == yahtzee_points};
}

bool is_reachable(const CardState& state) {
    if (state.yahtzee_bonus && state.open.contains(Box::yahtzee)) return false;
    return totals_of(state.open)[static_cast<std::size_t>(state.upper_total)];
}

int reachable_state_count() {
    std::size_t count = 0;
    for (unsigned open = 0; open < 1u << box_count; ++open) {
        const BoxSet boxes = BoxSet::from_bits(open);
        count += totals_of(boxes).count() * (boxes.contains(Box::yahtzee) ? 1 : 2);
    }
    return static_cast<int>(count);
}

std::size_t state_index(const CardState& state) {
    return (static_cast<std::size_t>(state.open.bits()) * 2 + (state.yahtzee_bonus ? 1 : 0)) *
               upper_total_count +
           static_cast<std::size_t>(state.upper_total);
}

int max_upper_total(BoxSet open) {
    int most = 0;
    for (const Box box : BoxSet::upper())
        if (!open.contains(box)) most += max_points(box);
    return std::min(most, upper_bonus_threshold);
}

Transition fill(const CardState& state, Box box, int box_points) {
    Transition filled{box_points, state};
    filled.next.open = state.open.without(box);
    if (box == Box::yahtzee) filled.next.yahtzee_bonus = box_points > 0;
    if (is_upper(box)) {
        filled.next.upper_total = std::min(state.upper_total + box_points, upper_bonus_threshold);
        if (state.upper_total < upper_bonus_threshold &&
            filled.next.upper_total == upper_bonus_threshold)
            filled.points += upper_bonus_points;
    }
    return filled;
}

Transition score(Rules rules, const CardState& state, core::dice::Roll roll, Box box) {
    Transition scored = fill(state, box, points(rules, state.open, roll, box));
    if (state.yahtzee_bonus && is_joker(state.open, roll)) scored.points += yahtzee_bonus_points;
    return scored;
}

CardState with_min_upper_total(const CardState& state) {
    static const auto least = min_totals();
    CardState same = state;
    same.upper_total =
        least[(state.open & BoxSet::upper()).bits()][static_cast<std::size_t>(state.upper_total)];
    if (state.open.empty()) same.yahtzee_bonus = false;
    return same;
}

CardState representative(CardState state) {
    while (!is_reachable(state) && state.upper_total > 0) --state.upper_total;
    static const auto table = representative_totals();
    state.upper_total =
        table[(state.open & BoxSet::upper()).bits()][static_cast<std::size_t>(state.upper_total)];
    if (state.open.empty()) state.yahtzee_bonus = false;
    return state;
}

} // namespace ai::yahtzee::state
