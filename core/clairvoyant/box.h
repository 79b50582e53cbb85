// The eleven boxes of the clairvoyant puzzle and the points of a roll in each. They differ from
// Yahtzee's: no upper bonus, no joker, and the fifth die of four of a kind must differ.

#pragma once

#include "core/dice/roll.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <string_view>

namespace core::clairvoyant {

enum class Box : std::uint8_t {
    ones,
    twos,
    threes,
    fours,
    fives,
    sixes,
    sequence,
    full_house,
    four_of_a_kind,
    five_of_a_kind,
    chance,
};

inline constexpr int box_count = 11;
inline constexpr int upper_box_count = dice::face_count;

inline constexpr int sequence_points = 30;
inline constexpr int five_of_a_kind_points = 50;

constexpr int index(Box box) { return static_cast<int>(box); }

constexpr Box box_at(int index) {
    assert(0 <= index && index < box_count);
    return static_cast<Box>(index);
}

constexpr std::string_view name(Box box) {
    constexpr std::array<std::string_view, box_count> names{
        "ones",     "twos",       "threes",         "fours",          "fives", "sixes",
        "sequence", "full house", "four of a kind", "five of a kind", "chance"};
    return names[static_cast<std::size_t>(index(box))];
}

// The points of the roll in the box; 0 if it doesn't meet the box's condition.
int points(Box box, dice::Roll roll);

// The greatest number of points that `box` can hold.
constexpr int max_points(Box box) {
    if (index(box) < upper_box_count) return (index(box) + 1) * dice::dice_count;
    switch (box) {
    case Box::sequence:
        return sequence_points;
    case Box::full_house:
        return 3 * 6 + 2 * 5;
    case Box::four_of_a_kind:
        return 4 * 6 + 5;
    case Box::five_of_a_kind:
        return five_of_a_kind_points;
    default:
        return 5 * 6;
    }
}

} // namespace core::clairvoyant
