#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace core::yahtzee {

namespace {

// The greatest number of faces in a row.
constexpr int longest_run(dice::Roll roll) {
    int longest = 0;
    int run = 0;
    for (int face = 1; face <= dice::face_count; ++face) {
        run = roll.count(face) > 0 ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

constexpr bool is_full_house(dice::Roll roll) {
    const dice::Counts& counts = roll.as_keep().counts();
    return std::ranges::find(counts, 3) != counts.end() &&
           std::ranges::find(counts, 2) != counts.end();
}

constexpr int count_points(Box box, dice::Roll roll) {
    if (is_upper(box)) return face_of(box) * roll.count(face_of(box));
    switch (box) {
    case Box::three_of_a_kind:
        return roll.max_of_a_kind() >= 3 ? roll.sum() : 0;
    case Box::four_of_a_kind:
        return roll.max_of_a_kind() >= 4 ? roll.sum() : 0;
    case Box::full_house:
        return is_full_house(roll) ? full_house_points : 0;
    case Box::small_straight:
        return longest_run(roll) >= 4 ? small_straight_points : 0;
    case Box::large_straight:
        return longest_run(roll) >= 5 ? large_straight_points : 0;
    case Box::yahtzee:
        return roll.max_of_a_kind() == dice::dice_count ? yahtzee_points : 0;
    default:
        return roll.sum();
    }
}

// By box and Roll::index(): whole games of searches look points up millions of times.
constexpr auto base_score_table = [] {
    std::array<std::array<std::uint8_t, dice::roll_count>, box_count> table{};
    for (const Box box : all_boxes)
        for (int r = 0; r < dice::roll_count; ++r)
            table[static_cast<std::size_t>(index(box))][static_cast<std::size_t>(r)] =
                static_cast<std::uint8_t>(count_points(box, dice::Roll::at(r)));
    return table;
}();

} // namespace

int base_score(Box box, dice::Roll roll) {
    return base_score_table[static_cast<std::size_t>(index(box))]
                           [static_cast<std::size_t>(roll.index())];
}

int points(Rules rules, BoxSet open, dice::Roll roll, Box box) {
    if (joker_counts_in_full(rules, open, roll)) {
        if (box == Box::full_house) return full_house_points;
        if (box == Box::small_straight) return small_straight_points;
        if (box == Box::large_straight) return large_straight_points;
    }
    return base_score(box, roll);
}

int max_points(Box box) {
    if (is_upper(box)) return face_of(box) * dice::dice_count;
    switch (box) {
    case Box::full_house:
        return full_house_points;
    case Box::small_straight:
        return small_straight_points;
    case Box::large_straight:
        return large_straight_points;
    case Box::yahtzee:
        return yahtzee_points;
    default:
        return dice::face_count * dice::dice_count;
    }
}

} // namespace core::yahtzee
