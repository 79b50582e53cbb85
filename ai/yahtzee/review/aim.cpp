#include "ai/yahtzee/review/aim.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <limits>

namespace ai::yahtzee::review {

using namespace core::dice;
using namespace core::yahtzee;

namespace {

constexpr int max_of_face = 4; // five are a Yahtzee

template <class Visitor>
void for_each_roll_with(Keep keep, const Visitor& visit) {
    for (int at = 0; at < roll_count; ++at)
        if (const Roll roll = Roll::at(at); roll.as_keep().contains(keep)) visit(roll);
}

int max_of_a_kind(Keep keep) { return *std::ranges::max_element(keep.counts()); }

// Of a straight of `length` faces.
int missing_in_straight(Keep keep, int length) {
    int held = 0;
    for (int first = 1; first + length - 1 <= face_count; ++first) {
        int here = 0;
        for (int face = first; face < first + length; ++face) here += keep.count(face) > 0;
        held = std::max(held, here);
    }
    return length - held;
}

int missing_in_full_house(Keep keep) {
    constexpr int three = 3;
    constexpr int two = 2;
    int held = 0;
    for (int a = 1; a <= face_count; ++a)
        for (int b = 1; b <= face_count; ++b)
            if (a != b)
                held =
                    std::max(held, std::min(keep.count(a), three) + std::min(keep.count(b), two));
    return dice_count - held;
}

int upper_aim(const Card& card, int face, int held_by_both) {
    const bool is_last = (card.open() & BoxSet::upper()).size() == 1;
    const int points_missing = upper_bonus_threshold - card.upper_points();
    const int needed = (points_missing + face - 1) / face;
    if (is_last && points_missing > 0 && needed > held_by_both && needed <= max_of_face)
        return needed;
    return std::clamp(held_by_both + 1, enough_of_a_face, max_of_face);
}

} // namespace

bool is_met(const Aim& aim, Roll roll) {
    if (is_upper(aim.box)) return roll.count(face_of(aim.box)) >= aim.of_face;
    return base_score(aim.box, roll) > 0; // a joker is an aim of its own: the Yahtzee
}

bool is_sure(const Aim& aim, Keep keep) {
    bool sure = true;
    for_each_roll_with(keep, [&](Roll roll) { sure = sure && is_met(aim, roll); });
    return sure;
}

int missing_dice(const Aim& aim, Keep keep) {
    constexpr int in_small_straight = 4;
    const auto missing = [](int needed, int held) { return std::max(0, needed - held); };
    switch (aim.box) {
    case Box::three_of_a_kind:
        return missing(3, max_of_a_kind(keep));
    case Box::four_of_a_kind:
        return missing(4, max_of_a_kind(keep));
    case Box::full_house:
        return missing_in_full_house(keep);
    case Box::small_straight:
        return missing_in_straight(keep, in_small_straight);
    case Box::large_straight:
        return missing_in_straight(keep, dice_count);
    case Box::yahtzee:
        return missing(dice_count, max_of_a_kind(keep));
    case Box::chance:
        return 0;
    default:
        return missing(aim.of_face, keep.count(face_of(aim.box)));
    }
}

int min_gain(Rules rules, const Card& card, Keep keep, Box box) {
    int least = std::numeric_limits<int>::max();
    for_each_roll_with(keep,
                       [&](Roll roll) { least = std::min(least, card.gain(rules, roll, box)); });
    return least;
}

std::vector<Aim> aims(const Card& card, Keep keep, Keep other) {
    std::vector<Aim> found;
    for (const Box box : card.open()) {
        if (box == Box::chance) continue;
        if (!is_upper(box)) {
            found.push_back({box, 0});
            continue;
        }
        const int face = face_of(box);
        found.push_back(
            {box, upper_aim(card, face, std::min(keep.count(face), other.count(face)))});
    }
    if (card.points(Box::yahtzee) == yahtzee_points) found.push_back({Box::yahtzee, 0});
    return found;
}

} // namespace ai::yahtzee::review
