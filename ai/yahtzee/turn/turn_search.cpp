#include "ai/yahtzee/turn/turn_search.h"

#include "core/yahtzee/position.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <vector>

namespace ai::yahtzee::turn {

using namespace ai::yahtzee::state;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

std::size_t place(Box box) { return static_cast<std::size_t>(index(box)); }

using KeepLists = std::array<std::vector<Keep>, roll_count>;

KeepLists list_keeps() {
    KeepLists lists;
    for (int r = 0; r < roll_count; ++r) {
        std::vector<Keep>& keeps = lists[static_cast<std::size_t>(r)];
        for_each_keep_within(Roll::at(r).as_keep(), [&](Keep keep) { keeps.push_back(keep); });
        std::ranges::sort(keeps, [](Keep a, Keep b) {
            return goes_before(TurnAction::keep(a), TurnAction::keep(b));
        });
    }
    return lists;
}

} // namespace

std::span<const Keep> keeps_within(Roll roll) {
    static const KeepLists lists = list_keeps();
    return lists[static_cast<std::size_t>(roll.index())];
}

TurnSearch::TurnSearch(Rules rules, const CardState& state, const ValueFunction& outlook,
                       const BoxPreference& preference)
    : rules_(rules), state_(state) {
    assert(!state.open.empty());
    weigh_additions(outlook);
    choose_boxes(preference);
    keeps_[1] = means_of_keeps(scored_);
    keeps_[0] = means_of_keeps(best_keeps(keeps_[1]));
}

void TurnSearch::weigh_additions(const ValueFunction& outlook) {
    for (const Box box : state_.open) {
        Additions& additions = additions_[place(box)];
        CardState next = state_;
        next.open = state_.open.without(box);
        additions[0] = outlook(next);
        if (box == Box::yahtzee) {
            next.yahtzee_bonus = true;
            additions[1] = outlook(next);
        }
        if (!is_upper(box)) continue;
        for (int count = 1; count <= dice_count; ++count) {
            next.upper_total =
                std::min(state_.upper_total + count * face_of(box), upper_bonus_threshold);
            const bool crossed = next.upper_total == upper_bonus_threshold &&
                                 state_.upper_total < upper_bonus_threshold;
            additions[static_cast<std::size_t>(count)] =
                outlook(next) + (crossed ? upper_bonus_points : 0);
        }
    }
}

double TurnSearch::worth(Roll roll, Box box) const {
    const bool joker = is_joker(state_.open, roll);
    const int scored = joker ? points(rules_, state_.open, roll, box) : base_score(box, roll);
    const int bonus = joker && state_.yahtzee_bonus ? yahtzee_bonus_points : 0;
    std::size_t kind = 0;
    if (is_upper(box)) kind = static_cast<std::size_t>(roll.count(face_of(box)));
    if (box == Box::yahtzee && scored > 0) kind = 1;
    return scored + bonus + additions_[place(box)][kind];
}

void TurnSearch::choose_boxes(const BoxPreference& preference) {
    for (int r = 0; r < roll_count; ++r) {
        const Roll roll = Roll::at(r);
        const BoxSet legal = legal_boxes(rules_, state_.open, roll);
        double most = -1;
        for (const Box box : preference) {
            if (!legal.contains(box)) continue;
            const double value = worth(roll, box);
            if (value < most - equal_points) continue;
            most = std::max(most, value);
            best_box_[static_cast<std::size_t>(r)] = box;
        }
        scored_[static_cast<std::size_t>(r)] = most;
    }
}

TurnAction TurnSearch::best(int roll_number, Roll roll) const {
    TurnAction decision = TurnAction::score(best_box(roll));
    if (roll_number == rolls_per_turn) return decision;
    double most = scored_[static_cast<std::size_t>(roll.index())];
    for (const Keep keep : keeps_within(roll)) {
        const double value = worth(roll_number, keep);
        if (value <= most + equal_points) continue;
        most = value;
        decision = TurnAction::keep(keep);
    }
    return decision;
}

} // namespace ai::yahtzee::turn
