// The twenty test cases of the contest: 5 to 9 numbers on the tiles, 4 to 7 tiles a hand.

#pragma once

#include "core/dominoes/tile.h"

#include <array>
#include <compare>
#include <cstddef>

namespace core::dominoes {

inline constexpr int fewest_numbers = 5;
inline constexpr int smallest_hand = 4;
inline constexpr int largest_hand = 7;
inline constexpr int case_count = 20;

struct Case {
    int numbers = fewest_numbers;  // N, 5 to 9
    int hand_size = smallest_hand; // H, 4 to 7

    constexpr int tiles() const { return tile_count(numbers); }

    friend constexpr auto operator<=>(const Case&, const Case&) = default;
};

inline constexpr std::array<Case, case_count> all_cases = [] {
    std::array<Case, case_count> cases{};
    std::size_t index = 0;
    for (int numbers = fewest_numbers; numbers <= max_numbers; ++numbers)
        for (int hand = smallest_hand; hand <= largest_hand; ++hand)
            cases[index++] = {numbers, hand};
    return cases;
}();

} // namespace core::dominoes
