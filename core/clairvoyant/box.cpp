#include "core/clairvoyant/box.h"

#include <algorithm>

namespace core::clairvoyant {

namespace {

bool is_sequence(dice::Roll roll) {
    // 12345 and 23456: five different faces, of which an inner one is not missing.
    return roll.max_of_a_kind() == 1 && (roll.count(1) == 0 || roll.count(6) == 0);
}

bool is_full_house(dice::Roll roll) {
    const dice::Counts& counts = roll.as_keep().counts();
    return std::ranges::find(counts, 3) != counts.end() &&
           std::ranges::find(counts, 2) != counts.end();
}

} // namespace

int points(Box box, dice::Roll roll) {
    if (index(box) < upper_box_count) {
        const int face = index(box) + 1;
        return face * roll.count(face);
    }
    switch (box) {
    case Box::sequence:
        return is_sequence(roll) ? sequence_points : 0;
    case Box::full_house:
        return is_full_house(roll) ? roll.sum() : 0;
    case Box::four_of_a_kind:
        return roll.max_of_a_kind() == 4 ? roll.sum() : 0;
    case Box::five_of_a_kind:
        return roll.max_of_a_kind() == dice::dice_count ? five_of_a_kind_points : 0;
    default:
        return roll.sum();
    }
}

} // namespace core::clairvoyant
