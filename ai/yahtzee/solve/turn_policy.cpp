#include "ai/yahtzee/solve/turn_policy.h"

#include "core/yahtzee/position.h"

#include <cassert>
#include <numeric>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

std::size_t place(Keep keep) { return static_cast<std::size_t>(keep.index()); }

// What a box is worth beyond the points in it, by how many dice of its face there are for an upper
// box, by whether it scores for the Yahtzee box; no joker.
using Beyond = std::array<std::array<double, dice_count + 1>, box_count>;

std::size_t place(Box box) { return static_cast<std::size_t>(index(box)); }

std::size_t variant(Box box, Roll roll) {
    if (is_upper(box)) return static_cast<std::size_t>(roll.count(face_of(box)));
    return box == Box::yahtzee && roll.max_of_a_kind() == dice_count ? 1 : 0;
}

Beyond worth_beyond(const Values& values, const CardState& state) {
    Beyond beyond{};
    for (const Box box : state.open) {
        const int variants = is_upper(box) ? dice_count + 1 : box == Box::yahtzee ? 2 : 1;
        for (int i = 0; i < variants; ++i) {
            const int unit = is_upper(box) ? face_of(box) : yahtzee_points;
            const Transition scored = fill(state, box, i * unit);
            beyond[place(box)][static_cast<std::size_t>(i)] =
                scored.points - i * unit + values.points(scored.next);
        }
    }
    return beyond;
}

Box best_box(Rules rules, const CardState& state, const Beyond& beyond, Roll roll) {
    Box best{};
    double most = -1;
    for (const Box box : legal_boxes(rules, state.open, roll)) {
        const double value =
            points(rules, state.open, roll, box) + beyond[place(box)][variant(box, roll)];
        if (value <= most) continue;
        most = value;
        best = box;
    }
    return best;
}

ByRoll<Box> best_box_choices(const Values& values, const CardState& state) {
    const Beyond beyond = worth_beyond(values, state);
    ByRoll<Box> boxes{};
    for (int r = 0; r < roll_count; ++r)
        boxes[static_cast<std::size_t>(r)] = best_box(values.rules(), state, beyond, Roll::at(r));
    return boxes;
}

} // namespace

ByRoll<Keep> best_keep_choices(const KeepValues& keeps) {
    std::array<Keep, keep_count> best;
    for (int i = 0; i < keep_count; ++i) {
        const Keep keep = Keep::at(i);
        best[place(keep)] = keep;
        for (int face = 1; face <= face_count; ++face) {
            if (keep.count(face) == 0) continue;
            const Keep smaller = best[place(keep.minus(face))];
            if (keeps[place(smaller)] > keeps[place(best[place(keep)])])
                best[place(keep)] = smaller;
        }
    }
    ByRoll<Keep> choices;
    std::copy(best.begin() + first_roll_index, best.end(), choices.begin());
    return choices;
}

TurnPolicy best_policy(const Values& values, const CardState& state) {
    const KeepValues last = means_of_keeps(values.best_boxes(state));
    return {{best_keep_choices(means_of_keeps(best_keeps(last))), best_keep_choices(last)},
            best_box_choices(values, state)};
}

RollValues fresh_rolls() {
    RollValues probability;
    for (int r = 0; r < roll_count; ++r)
        probability[static_cast<std::size_t>(r)] = Roll::at(r).probability();
    return probability;
}

RollValues last_rolls(const TurnPolicy& policy, RollValues rolls, int roll_number) {
    assert(1 <= roll_number && roll_number <= rolls_per_turn);
    for (int n = roll_number; n < rolls_per_turn; ++n) {
        KeepValues kept{};
        for (int r = 0; r < roll_count; ++r)
            kept[place(
                policy.keep[static_cast<std::size_t>(n - 1)][static_cast<std::size_t>(r)])] +=
                rolls[static_cast<std::size_t>(r)];
        rolls = rolls_from_keeps(kept);
    }
    return rolls;
}

RollValues last_rolls_after_keep(const TurnPolicy& policy, Keep keep, int roll_number) {
    assert(1 <= roll_number && roll_number < rolls_per_turn);
    KeepValues kept{};
    kept[place(keep)] = 1;
    return last_rolls(policy, rolls_from_keeps(kept), roll_number + 1);
}

} // namespace ai::yahtzee::solve
