#include "ai/yahtzee/practice/draws.h"
#include "ai/yahtzee/practice/rules_of_thumb.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::state;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

bool wants_upper_box(const DecisionContext& decision, int face) {
    return face > 0 && decision.is_open(upper_box(face));
}

Advice keep_run(const DecisionContext& decision, Run run) {
    return keep(decision, faces_between(decision.roll(), run.low, run.high));
}

// The dice that help a full house most: three of a face at most, and pairs.
Keep full_house_dice(Roll roll) {
    Keep kept;
    for (int face = 1; face <= face_count; ++face)
        for (int i = 0; roll.count(face) >= 2 && i < std::min(roll.count(face), 3); ++i)
            kept = kept.plus(face);
    return kept;
}

} // namespace

Advice keep(const DecisionContext& decision, Keep keep) {
    return lowest_hold(keep, decision.position().dice);
}

Advice keep_face(const DecisionContext& decision, int face) {
    return keep(decision, all_of(decision.roll(), face));
}

PairFaces pairs_of(Roll roll) {
    PairFaces pairs;
    for (int face = 1; face <= face_count; ++face) {
        if (roll.count(face) != 2) continue;
        (pairs.low == 0 ? pairs.low : pairs.high) = face;
    }
    return pairs;
}

bool has_useful_open_draw(const DecisionContext& decision) {
    const auto run = open_ended_draw(decision.roll());
    if (!run) return false;
    return (run->length() == 3 && decision.is_open(Box::small_straight)) ||
           (run->length() == 4 && decision.is_open(Box::large_straight));
}

bool has_useful_inside_draw(const DecisionContext& decision) {
    return inside_draw(decision.roll()) && longest_run(decision.roll()).length() < 4 &&
           (decision.is_open(Box::small_straight) || decision.is_open(Box::large_straight));
}

Advice pair_or_run(const DecisionContext& decision) {
    const int pair = pairs_of(decision.roll()).low;
    const Run run = longest_run(decision.roll());
    const bool both =
        decision.is_open(Box::small_straight) && decision.is_open(Box::large_straight);
    const int min_pair = !both ? 2 : decision.roll_number() == 1 ? 3 : 4;
    if (wants_upper_box(decision, pair) && pair >= min_pair) return keep_face(decision, pair);
    if (run.length() < 4 && !decision.is_open(Box::small_straight))
        return keep_face(decision, pair);
    return keep_run(decision, run);
}

Advice one_pair_or_both(const DecisionContext& decision) {
    const PairFaces pairs = pairs_of(decision.roll());
    if (wants_upper_box(decision, pairs.high)) return keep_face(decision, pairs.high);
    const bool needs_house = decision.is_open(Box::full_house);
    if (needs_house && (decision.roll_number() == 2 || !wants_upper_box(decision, pairs.low)))
        return keep(decision, full_house_dice(decision.roll()));
    if (wants_upper_box(decision, pairs.low)) return keep_face(decision, pairs.low);
    return best_single_die(decision);
}

bool wants_equal_dice(const DecisionContext& decision) {
    return decision.is_open(Box::three_of_a_kind) || decision.is_open(Box::four_of_a_kind) ||
           decision.is_open(Box::yahtzee);
}

Advice best_single_die(const DecisionContext& decision) {
    const int pair = pairs_of(decision.roll()).high > 0 ? pairs_of(decision.roll()).high
                                                        : pairs_of(decision.roll()).low;
    const bool has_high_pair = pair >= 4 && wants_equal_dice(decision);
    if (has_high_pair) return keep_face(decision, pair);
    for (int face = face_count; face >= 1; --face)
        if (decision.roll().count(face) > 0 && wants_upper_box(decision, face))
            return keep_face(decision, face);
    if (wants_equal_dice(decision) && pair > 0) return keep_face(decision, pair);
    return keep_for_other_boxes(decision);
}

Advice inside_draw_or_pair(const DecisionContext& decision) {
    const Roll roll = decision.roll();
    const int pair = pairs_of(roll).low;
    if (wants_upper_box(decision, pair) && pair >= 2) return keep_face(decision, pair);
    if (pair >= 4 && wants_equal_dice(decision)) return keep_face(decision, pair);
    if (!decision.is_open(Box::small_straight)) return keep_run(decision, *inside_draw(roll));
    if (decision.roll_number() == 1) return best_single_die(decision);
    const Run run = longest_run(roll);
    if (run.length() == 3 && run.low > 1) return keep_run(decision, run);
    return keep_run(decision, {2, 5});
}

Advice full_house_or_triple(const DecisionContext& decision) {
    const int triple = decision.roll().count(decision.commonest_face()) == 3
                           ? decision.commonest_face()
                           : pairs_of(decision.roll()).low;
    const bool rolls_on =
        wants_upper_box(decision, triple) && (decision.roll_number() == 1 || triple >= 4);
    if (decision.is_open(Box::full_house) && !rolls_on) return score(Box::full_house);
    return triple_or_other_boxes(decision);
}

Advice small_straight_or_more(const DecisionContext& decision) {
    const int pair = pairs_of(decision.roll()).low;
    const Run run = longest_run(decision.roll());
    const bool has_two_ends = run == Run{2, 5};
    const bool needs_small = decision.is_open(Box::small_straight);
    const bool needs_large = decision.is_open(Box::large_straight);
    const bool has_good_pair = wants_upper_box(decision, pair) && pair >= 2;
    if (needs_large && (has_two_ends || (needs_small && decision.roll_number() == 2)))
        return keep_run(decision, run);
    if (has_good_pair && (decision.roll_number() == 1 || !needs_small))
        return keep_face(decision, pair);
    if (needs_large) return keep_run(decision, run);
    if (needs_small) return score(Box::small_straight);
    return pair > 0 ? keep_face(decision, pair) : best_single_die(decision);
}

Advice triple_or_other_boxes(const DecisionContext& decision) {
    const int face = decision.commonest_face();
    const bool is_useful = wants_upper_box(decision, face) || wants_equal_dice(decision) ||
                           (decision.max_of_a_kind() == 3 && decision.is_open(Box::full_house)) ||
                           decision.position().mover.points(Box::yahtzee) == yahtzee_points;
    return is_useful ? keep_face(decision, face) : keep_for_other_boxes(decision);
}

Advice usual_keep(const DecisionContext& decision) {
    const Roll roll = decision.roll();
    if (decision.open_count() <= 1) return keep_for_last_box(decision);
    for (const Box box : {Box::yahtzee, Box::large_straight})
        if (decision.is_open(box) && is_made(decision, box)) return score(box);
    if (decision.max_of_a_kind() == dice_count) return usual_box(decision);
    if (decision.max_of_a_kind() >= 3)
        return decision.pair_count() == 2 ? full_house_or_triple(decision)
                                          : triple_or_other_boxes(decision);
    if (longest_run(roll).length() >= 4 &&
        (decision.is_open(Box::small_straight) || decision.is_open(Box::large_straight)))
        return small_straight_or_more(decision);
    if (decision.pair_count() == 2) return one_pair_or_both(decision);
    if (decision.pair_count() == 1 && has_useful_open_draw(decision)) return pair_or_run(decision);
    if (wants_upper_box(decision, pairs_of(roll).low) && pairs_of(roll).low > 1)
        return keep_face(decision, pairs_of(roll).low);
    if (has_useful_inside_draw(decision)) return inside_draw_or_pair(decision);
    return best_single_die(decision);
}

} // namespace ai::yahtzee::practice
