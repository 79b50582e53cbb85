#include "ai/yahtzee/solve/values.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cassert>

namespace ai::yahtzee {

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

} // namespace

bool is_reachable(const TurnState& state) {
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

std::size_t state_index(const TurnState& state) {
    return (static_cast<std::size_t>(state.open.bits()) * 2 + (state.yahtzee_bonus ? 1 : 0)) *
               upper_total_count +
           static_cast<std::size_t>(state.upper_total);
}

Values::Values(Rules rules, std::vector<float> points) : rules_(rules), points_(std::move(points)) {
    assert(points_.size() == state_index_count);
}

double Values::points(const TurnState& state) const {
    TurnState known = state;
    while (!is_reachable(known) && known.upper_total > 0) --known.upper_total;
    return points_[state_index(known)];
}

RollValues Values::best_boxes(const TurnState& state) const {
    RollValues best;
    for (int r = 0; r < core::dice::roll_count; ++r) {
        const auto roll = core::dice::Roll::at(r);
        double most = 0;
        for (const Box box : legal_boxes(rules_, state.open, roll)) {
            const Scored scored = score(rules_, state, roll, box);
            most = std::max(most, scored.points + points(scored.next));
        }
        best[static_cast<std::size_t>(r)] = most;
    }
    return best;
}

} // namespace ai::yahtzee
