// Fills TurnSources from the rules: all ways in which the rolls may be scored.

#pragma once

#include "ai/yahtzee/turn/turn_kernel.h"
#include "core/yahtzee/rules.h"
#include "core/yahtzee/scoring.h"

#include <array>
#include <cassert>

namespace ai::yahtzee::turn {

// The value of a way to score in each lane: row[lane] + add.
struct LaneRow {
    const float* row;
    float add;
};

namespace detail {

template <class SourceOf>
void enter_lower_boxes(TurnSources& sources, core::yahtzee::BoxSet open, SourceOf source_of) {
    using namespace core::yahtzee;
    constexpr std::array by_sum{Box::chance, Box::three_of_a_kind, Box::four_of_a_kind};
    for (std::size_t i = 0; i < by_sum.size(); ++i)
        for (int sum = 5; sum < lattice_sums; ++sum)
            sources.by_sum[i][sum] =
                open.contains(by_sum[i]) ? source_of(by_sum[i], sum, 0) : sources.zeros[0];
    const auto fixed = [&](Box box, int points) {
        return open.contains(box) ? source_of(box, points, 0) : sources.zeros[0];
    };
    sources.full_house = fixed(Box::full_house, full_house_points);
    sources.small_straight = fixed(Box::small_straight, small_straight_points);
    sources.large_straight = fixed(Box::large_straight, large_straight_points);
}

} // namespace detail

// `row_of(box, points, bonus)` returns the LaneRow for scoring `points` in the box, with `bonus`
// points for a further Yahtzee. `open` must not be empty.
template <class RowOf>
TurnSources turn_sources(core::yahtzee::Rules rules, core::yahtzee::BoxSet open, bool yahtzee_bonus,
                         RowOf row_of) {
    using namespace core::yahtzee;
    assert(!open.empty());
    const auto source_of = [&row_of](Box box, int points, int bonus) {
        const LaneRow row = row_of(box, points, bonus);
        return LaneSource{row.row, row.add, static_cast<std::uint8_t>(index(box)),
                          static_cast<std::uint8_t>(points), static_cast<std::uint8_t>(bonus)};
    };
    TurnSources sources;
    sources.zero_count = 0;
    for (const Box box : open) sources.zeros[sources.zero_count++] = source_of(box, 0, 0);
    for (int face = 1; face <= core::dice::face_count; ++face) {
        const Box box = upper_box(face);
        for (int count = 1; count <= core::dice::dice_count; ++count)
            sources.upper[face - 1][count] =
                open.contains(box) ? source_of(box, count * face, 0) : sources.zeros[0];
    }
    detail::enter_lower_boxes(sources, open, source_of);
    for (int face = 1; face <= core::dice::face_count; ++face) {
        const auto roll = core::dice::Roll::of({face, face, face, face, face});
        const int bonus = yahtzee_bonus && is_joker(open, roll) ? yahtzee_bonus_points : 0;
        int& count = sources.five_of_a_kind_count[face - 1];
        count = 0;
        for (const Box box : legal_boxes(rules, open, roll))
            sources.five_of_a_kind[face - 1][count++] =
                source_of(box, points(rules, open, roll, box), bonus);
    }
    return sources;
}

} // namespace ai::yahtzee::turn
