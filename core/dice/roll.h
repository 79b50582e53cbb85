// Five dice: Dice in slots, and Roll without order. There are 252 rolls.

#pragma once

#include "core/dice/keep.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <span>

namespace core::dice {

// The face of each slot, 1 to 6.
using Dice = std::array<int, dice_count>;

constexpr bool are_faces(const Dice& dice) {
    return std::ranges::all_of(dice, [](int die) { return 1 <= die && die <= face_count; });
}

class Roll {
public:
    static constexpr Roll at(int index) {
        assert(0 <= index && index < roll_count);
        return Roll(Keep::at(first_roll_index + index));
    }
    static constexpr Roll of(const Dice& dice) {
        assert(are_faces(dice));
        Counts counts{};
        for (const int die : dice) ++counts[static_cast<std::size_t>(die - 1)];
        return Roll(Keep::of(counts));
    }
    static constexpr Roll of(Keep keep) {
        assert(keep.size() == dice_count);
        return Roll(keep);
    }

    constexpr int index() const { return keep_.index() - first_roll_index; }
    constexpr Keep as_keep() const { return keep_; }
    constexpr int count(int face) const { return keep_.count(face); }
    constexpr int sum() const { return keep_.sum(); }

    // The number of the 7,776 outcomes of five dice that are this roll.
    constexpr int permutations() const { return keep_.permutations(); }
    // The probability of this roll with five fresh dice.
    constexpr double probability() const { return permutations() / 7776.0; }

    // The greatest number of dice of one face.
    constexpr int max_of_a_kind() const { return *std::ranges::max_element(keep_.counts()); }

    // The dice in ascending order.
    constexpr Dice sorted() const {
        Dice dice{};
        std::size_t slot = 0;
        for (int face = 1; face <= face_count; ++face)
            for (int i = 0; i < count(face); ++i) dice[slot++] = face;
        return dice;
    }

    friend constexpr auto operator<=>(Roll, Roll) = default;

private:
    constexpr explicit Roll(Keep keep) : keep_(keep) {}

    Keep keep_;
};

// The distinct keeps that a roll contains, in descending order of index: the roll itself, then the
// keeps of four dice, and so on down to the empty keep.
std::span<const Keep> keeps_within(Roll roll);

} // namespace core::dice
