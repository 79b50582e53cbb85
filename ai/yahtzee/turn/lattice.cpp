#include "ai/yahtzee/turn/lattice.h"

#include "core/dice/keep.h"
#include "core/dice/roll.h"

#include <algorithm>
#include <array>
#include <compare>

namespace ai::yahtzee::turn {

using namespace core::dice;

namespace {

struct Rank {
    int size, permutations, distinct, index;

    friend constexpr auto operator<=>(const Rank&, const Rank&) = default;
    constexpr bool same_run(const Rank& other) const {
        return size == other.size && permutations == other.permutations &&
               distinct == other.distinct;
    }
};

using Ranks = std::array<Rank, keep_count>;

constexpr Ranks ranks_in_order() {
    Ranks ranks{};
    for (int i = 0; i < keep_count; ++i) {
        const Keep keep = Keep::at(i);
        const int permutations = keep.size() == dice_count ? keep.permutations() : 0;
        ranks[static_cast<std::size_t>(i)] = {keep.size(), permutations, keep.distinct_faces(), i};
    }
    std::ranges::sort(ranks);
    return ranks;
}

constexpr std::uint16_t offset(int index) {
    return static_cast<std::uint16_t>(index * lattice_steps);
}

using Indices = std::array<std::uint16_t, keep_count>; // of each keep, by Keep::index()

constexpr void enter_neighbours(Lattice& table, std::size_t index, Keep keep,
                                const Indices& indices) {
    if (keep.size() < dice_count)
        std::ranges::transform(keep.larger(), table.plus[index],
                               [&](std::uint16_t larger) { return offset(indices[larger]); });
    std::ranges::transform(keep.smaller(), table.minus[index],
                           [&](std::uint16_t smaller) { return offset(indices[smaller]); });
}

constexpr void enter_runs(Lattice& table, const Ranks& ranks) {
    std::size_t run = 0;
    for (std::size_t begin = 1, end = 1; begin < keep_count; begin = end) {
        const Rank& first = ranks[begin];
        while (end < keep_count && ranks[end].same_run(first)) ++end;
        table.runs[run++] = {static_cast<std::uint16_t>(begin), static_cast<std::uint16_t>(end),
                             static_cast<std::uint16_t>(first.distinct),
                             static_cast<std::uint16_t>(first.permutations)};
    }
}

constexpr void enter_halves(Lattice& table) {
    std::size_t half = 0;
    for (int a = 0; a <= dice_count; ++a)
        for (int b = 0; a + b <= dice_count; ++b)
            for (int c = 0; a + b + c <= dice_count; ++c, ++half) {
                table.half_counts[half][0] = static_cast<std::uint8_t>(offset(a));
                table.half_counts[half][1] = static_cast<std::uint8_t>(offset(b));
                table.half_counts[half][2] = static_cast<std::uint8_t>(offset(c));
            }
}

constexpr std::uint16_t half_of(const Lattice& table, const Counts& counts, std::size_t first) {
    const auto* found = std::ranges::find_if(table.half_counts, [&](const std::uint8_t(&half)[3]) {
        return half[0] == offset(counts[first]) && half[1] == offset(counts[first + 1]) &&
               half[2] == offset(counts[first + 2]);
    });
    return offset(static_cast<int>(found - table.half_counts));
}

constexpr int pattern_of(Roll roll) {
    int run = 0;
    int longest = 0;
    for (int face = 1; face <= face_count; ++face) {
        run = roll.count(face) > 0 ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    if (longest >= 4) return longest == 4 ? 2 : 3;
    return roll.max_of_a_kind() == 3 && roll.as_keep().distinct_faces() == 2 ? 1 : 0;
}

constexpr Lattice make_lattice() {
    Lattice table{};
    const Ranks ranks = ranks_in_order();
    Indices indices{};
    for (std::size_t index = 0; index < keep_count; ++index)
        indices[static_cast<std::size_t>(ranks[index].index)] = static_cast<std::uint16_t>(index);
    enter_runs(table, ranks);
    enter_halves(table);
    for (std::size_t index = 0; index < keep_count; ++index) {
        const Keep keep = Keep::at(ranks[index].index);
        table.keep_index[index] = static_cast<std::uint16_t>(keep.index());
        enter_neighbours(table, index, keep, indices);
        if (keep.size() < dice_count) continue;
        const Roll roll = Roll::of(keep);
        table.parts[index - lattice_first_roll] = {
            half_of(table, keep.counts(), 0), half_of(table, keep.counts(), 3),
            offset(std::clamp(roll.max_of_a_kind() - 2, 0, 2) * lattice_sums + roll.sum()),
            offset(pattern_of(roll))};
        for (int face = 1; face <= face_count; ++face)
            if (roll.count(face) == dice_count)
                table.five_of_a_kind[face - 1] = static_cast<std::uint16_t>(index);
    }
    return table;
}

static_assert(lattice_keeps == keep_count && lattice_first_roll == first_roll_index);

} // namespace

constinit const Lattice lattice = make_lattice();

} // namespace ai::yahtzee::turn
