#include "ai/yahtzee/practice/draws.h"
#include "ai/yahtzee/practice/rules_of_thumb.h"

#include <algorithm>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::state;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

// All dice that show `low` or more, and those of `face`.
Keep high_dice(Roll roll, int low, int face = 0) {
    Keep kept;
    for (const int die : roll.sorted())
        if (die >= low || die == face) kept = kept.plus(die);
    return kept;
}

// Dice above the mean of what the rolls that are left bring them to: 5 and 6 before two more rolls,
// 4 too before one.
int min_good_die(const DecisionContext& decision) { return decision.roll_number() == 1 ? 5 : 4; }

Advice keep_for_house(const DecisionContext& decision) {
    const Roll roll = decision.roll();
    if (decision.points(Box::full_house) > 0) return score(Box::full_house);
    Keep kept;
    for (int face = 1; face <= face_count; ++face)
        for (int i = 0; i < std::min(roll.count(face), 3); ++i)
            if (roll.count(face) >= 2) kept = kept.plus(face);
    if (kept.size() == 0) kept = kept.plus(decision.commonest_face());
    return keep(decision, kept);
}

Advice keep_for_kind(const DecisionContext& decision, Box box) {
    const int face = decision.commonest_face();
    const int least = box == Box::three_of_a_kind ? 3 : 4;
    if (decision.roll().count(face) < least) return keep_face(decision, face);
    return keep(decision, high_dice(decision.roll(), min_good_die(decision), face));
}

Advice keep_for_straight(const DecisionContext& decision, Box box) {
    if (decision.points(box) > 0) return score(box);
    const Roll roll = decision.roll();
    if (box == Box::small_straight) {
        const Run run = longest_run(roll);
        if (run.length() == 3) return keep(decision, faces_between(roll, run.low, run.high));
        return keep(decision, faces_between(roll, 2, 5));
    }
    const Keep low = faces_between(roll, 1, 5);
    const Keep high = faces_between(roll, 2, 6);
    if (low.size() == high.size() && low.size() < 4)
        return keep(decision, faces_between(roll, 2, 5));
    return keep(decision, low.size() > high.size() ? low : high);
}

Advice keep_for_box(const DecisionContext& decision, Box box) {
    if (is_upper(box)) return keep_face(decision, face_of(box));
    switch (box) {
    case Box::three_of_a_kind:
    case Box::four_of_a_kind:
        return keep_for_kind(decision, box);
    case Box::full_house:
        return keep_for_house(decision);
    case Box::small_straight:
    case Box::large_straight:
        return keep_for_straight(decision, box);
    case Box::chance:
        return keep(decision, high_dice(decision.roll(), min_good_die(decision)));
    default:
        return keep_face(decision, decision.commonest_face());
    }
}

} // namespace

Advice keep_for_other_boxes(const DecisionContext& decision) {
    for (const Box box : {Box::large_straight, Box::small_straight, Box::full_house, Box::chance})
        if (decision.is_open(box)) return keep_for_box(decision, box);
    return wants_equal_dice(decision) ? keep_face(decision, decision.commonest_face())
                                      : keep(decision, {});
}

Advice keep_for_last_box(const DecisionContext& decision) {
    return keep_for_box(decision, *decision.open().begin());
}

} // namespace ai::yahtzee::practice
