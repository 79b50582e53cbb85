// The contest's text protocol, one request and one reply per line:
//   init 7 5                          -> 0
//   reset 66                          -> 0
//   play 13 04 22 05 | 46 66 61 | 16  -> R0   (hand | line from left to right | stock)

#pragma once

#include "core/dominoes/move.h"
#include "core/dominoes/tile_set.h"
#include "core/support/result.h"

#include <array>
#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace core::dominoes {

// The twenty test cases of the contest: 5 to 9 numbers on the tiles, 4 to 7 tiles per hand.

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

struct Init {
    Case setting;

    friend bool operator==(const Init&, const Init&) = default;
};

struct Reset {
    Tile first;

    friend bool operator==(const Reset&, const Reset&) = default;
};

using Request = std::variant<Init, Reset, View>;

// `setting` is that of the last init; before the first init only an init is accepted. Requests that
// no game leads to are errors: tiles that the case doesn't have or that occur twice, a line whose
// halves don't match, more tiles than there are.
support::Result<Request> parse_request(std::string_view text, std::optional<Case> setting,
                                       std::size_t line = 0);

std::string to_text(const Request& request);

} // namespace core::dominoes
