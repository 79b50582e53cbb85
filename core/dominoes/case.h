// The twenty test cases of the contest: 5 to 9 numbers on the tiles, 4 to 7 tiles per hand.

#pragma once

#include "core/dominoes/tile.h"

#include <array>
#include <compare>
#include <cstddef>

namespace core::dominoes {

inline constexpr int min_numbers = 5;
inline constexpr int min_hand_size = 4;
inline constexpr int max_hand_size = 7;
inline constexpr int case_count = 20;

struct Case {
    int numbers = min_numbers;     // N, 5 to 9
    int hand_size = min_hand_size; // H, 4 to 7

    constexpr int tiles() const { return tile_count(numbers); }

    friend constexpr auto operator<=>(const Case&, const Case&) = default;
};

inline constexpr std::array<Case, case_count> all_cases = [] {
    std::array<Case, case_count> cases{};
    std::size_t index = 0;
    for (int numbers = min_numbers; numbers <= max_numbers; ++numbers)
        for (int hand = min_hand_size; hand <= max_hand_size; ++hand)
            cases[index++] = {numbers, hand};
    return cases;
}();

} // namespace core::dominoes
