#include "ai/yahtzee/chance/turn_chances.h"

#include <algorithm>
#include <cassert>

namespace ai::yahtzee {

using namespace core::dice;
using namespace core::yahtzee;

namespace {

constexpr double unknown = -1;

} // namespace

TurnChances::TurnChances(Rules rules, const TurnState& state, const After& after)
    : rules_(rules), state_(state) {
    for (ByPoints& box : boxes_) box.fill(unknown);
    RollValues best;
    for (int r = 0; r < roll_count; ++r) {
        double most = 0;
        for (const Box box : legal_boxes(rules, state.open, Roll::at(r))) {
            const Scored scored = score(rules, state, Roll::at(r), box);
            double& chance = boxes_[static_cast<std::size_t>(index(box))]
                                   [static_cast<std::size_t>(scored.points)];
            if (chance == unknown) chance = after(scored);
            most = std::max(most, chance);
        }
        best[static_cast<std::size_t>(r)] = most;
    }
    for (auto keeps = keeps_.rbegin(); keeps != keeps_.rend(); ++keeps) {
        *keeps = means_of_keeps(best);
        best = best_keeps(*keeps);
    }
    turn_ = mean_of_rolls(best);
}

double TurnChances::of_box(Roll roll, Box box) const {
    assert(legal_boxes(rules_, state_.open, roll).contains(box));
    const int points = score(rules_, state_, roll, box).points;
    return boxes_[static_cast<std::size_t>(index(box))][static_cast<std::size_t>(points)];
}

double TurnChances::of_keep(Keep keep, int roll_number) const {
    assert(1 <= roll_number && roll_number < rolls_a_turn);
    return keeps_[static_cast<std::size_t>(roll_number - 1)]
                 [static_cast<std::size_t>(keep.index())];
}

} // namespace ai::yahtzee
