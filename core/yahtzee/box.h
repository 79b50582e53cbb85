// The thirteen boxes of a card, in the order of the contest's protocol, and sets of them.

#pragma once

#include "core/dice/keep.h"
#include "core/support/bit_iterator.h"

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace core::yahtzee {

enum class Box : std::uint8_t {
    ones,
    twos,
    threes,
    fours,
    fives,
    sixes,
    three_of_a_kind,
    four_of_a_kind,
    full_house,
    small_straight,
    large_straight,
    yahtzee,
    chance,
};

inline constexpr int box_count = 13;
inline constexpr int upper_box_count = dice::face_count;

constexpr int index(Box box) { return static_cast<int>(box); }

constexpr Box box_at(int index) {
    assert(0 <= index && index < box_count);
    return static_cast<Box>(index);
}

inline constexpr std::array<Box, box_count> all_boxes = [] {
    std::array<Box, box_count> boxes{};
    for (int i = 0; i < box_count; ++i) boxes[static_cast<std::size_t>(i)] = box_at(i);
    return boxes;
}();

constexpr bool is_upper(Box box) { return index(box) < upper_box_count; }

// The face that an upper box scores, 1 to 6.
constexpr int face_of(Box box) {
    assert(is_upper(box));
    return index(box) + 1;
}

constexpr Box upper_box(int face) {
    assert(1 <= face && face <= dice::face_count);
    return box_at(face - 1);
}

constexpr std::string_view name(Box box) {
    constexpr std::array<std::string_view, box_count> names{
        "ones",       "twos",           "threes",          "fours",
        "fives",      "sixes",          "three of a kind", "four of a kind",
        "full house", "small straight", "large straight",  "Yahtzee",
        "chance"};
    return names[static_cast<std::size_t>(index(box))];
}

class BoxSet {
public:
    constexpr BoxSet() = default; // no box

    // Bit i stands for box i.
    static constexpr BoxSet from_bits(unsigned bits) {
        assert(bits < 1u << box_count);
        return BoxSet(bits);
    }
    static constexpr BoxSet of(Box box) { return BoxSet(1u << index(box)); }
    static constexpr BoxSet all() { return BoxSet((1u << box_count) - 1); }
    static constexpr BoxSet upper() { return BoxSet((1u << upper_box_count) - 1); }
    static constexpr BoxSet lower() { return BoxSet(all().bits_ & ~upper().bits_); }

    constexpr unsigned bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(Box box) const { return (bits_ >> index(box) & 1u) != 0; }

    constexpr BoxSet with(Box box) const { return BoxSet(bits_ | 1u << index(box)); }
    constexpr BoxSet without(Box box) const { return BoxSet(bits_ & ~(1u << index(box))); }

    friend constexpr BoxSet operator&(BoxSet a, BoxSet b) { return BoxSet(a.bits_ & b.bits_); }
    friend constexpr BoxSet operator|(BoxSet a, BoxSet b) { return BoxSet(a.bits_ | b.bits_); }
    friend constexpr auto operator<=>(BoxSet, BoxSet) = default;

    // Iterates over the boxes in the order of the protocol.
    using Iterator = support::BitIterator<unsigned, box_at>;
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(); }

private:
    constexpr explicit BoxSet(unsigned bits) : bits_(bits) {}

    unsigned bits_ = 0;
};

} // namespace core::yahtzee
