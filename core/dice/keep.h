// Keep: a multiset of zero to five dice. The keeps form a lattice: an edge adds one die; there are
// 462 keeps and 1,260 edges. Expectations over re-rolls are computed along the edges, one die at a
// time, instead of over whole rolls. Other layouts of the lattice are derived from these tables.

#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <span>

namespace core::dice {

inline constexpr int face_count = 6;
inline constexpr int dice_count = 5;
inline constexpr unsigned all_slots = (1u << dice_count) - 1; // a bit for each die
inline constexpr int keep_count = 462;
inline constexpr int roll_count = 252; // keeps of five dice
inline constexpr int first_roll_index = keep_count - roll_count;

// The number of dice that show each face; [0] is for ones.
using Counts = std::array<std::uint8_t, face_count>;

namespace detail {

// [faces][size]: the number of multisets of `size` dice with `faces` faces.
constexpr auto make_multiset_counts() {
    std::array<std::array<int, dice_count + 1>, face_count + 1> counts{};
    counts[0][0] = 1;
    for (std::size_t faces = 1; faces <= face_count; ++faces) {
        counts[faces][0] = 1;
        for (std::size_t size = 1; size <= dice_count; ++size)
            counts[faces][size] = counts[faces - 1][size] + counts[faces][size - 1];
    }
    return counts;
}

inline constexpr auto multiset_counts = make_multiset_counts();

// Keeps are numbered by size, then in the lexicographic order of their sorted dice.
constexpr int keep_index(const Counts& counts) {
    std::size_t size = 0;
    for (const std::uint8_t count : counts) size += count;
    int index = 0;
    for (std::size_t smaller = 0; smaller < size; ++smaller)
        index += multiset_counts[face_count][smaller];
    std::size_t left = size;
    for (std::size_t face = 0; face < face_count; ++face) {
        for (std::size_t more = counts[face] + 1U; more <= left; ++more)
            index += multiset_counts[face_count - 1 - face][left - more];
        left -= counts[face];
    }
    return index;
}

struct KeepTables {
    std::array<Counts, keep_count> counts{};
    std::array<std::uint8_t, keep_count> size{};
    std::array<std::uint8_t, keep_count> sum{};
    // Index of the keep with one die more or less of a face; no_keep where there is none.
    std::array<std::array<std::uint16_t, face_count>, keep_count> plus{};
    std::array<std::array<std::uint16_t, face_count>, keep_count> minus{};
    // The keeps of `minus` without the gaps, by face: distinct_faces of them.
    std::array<std::array<std::uint16_t, dice_count>, keep_count> smaller{};
    std::array<std::uint8_t, keep_count> distinct_faces{};
    // The number of permutations of the dice of a keep.
    std::array<std::uint8_t, keep_count> permutations{};
};

inline constexpr std::uint16_t no_keep = 0xffff;

constexpr int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

constexpr void enter_keep(KeepTables& tables, const Counts& counts) {
    const auto index = static_cast<std::size_t>(keep_index(counts));
    int size = 0;
    int sum = 0;
    int same_permutations = 1;
    for (std::size_t face = 0; face < face_count; ++face) {
        size += counts[face];
        sum += counts[face] * (static_cast<int>(face) + 1);
        same_permutations *= factorial(counts[face]);
    }
    tables.counts[index] = counts;
    tables.size[index] = static_cast<std::uint8_t>(size);
    tables.sum[index] = static_cast<std::uint8_t>(sum);
    tables.permutations[index] = static_cast<std::uint8_t>(factorial(size) / same_permutations);
    tables.plus[index].fill(no_keep);
    tables.minus[index].fill(no_keep);
    if (size == dice_count) return;
    for (std::size_t face = 0; face < face_count; ++face) {
        Counts next = counts;
        ++next[face];
        tables.plus[index][face] = static_cast<std::uint16_t>(keep_index(next));
    }
}

constexpr void enter_smaller_keeps(KeepTables& tables) {
    for (std::size_t face = 0; face < face_count; ++face) {
        for (std::size_t index = 0; index < keep_count; ++index) {
            const std::uint16_t larger = tables.plus[index][face];
            if (larger == no_keep) continue;
            tables.minus[larger][face] = static_cast<std::uint16_t>(index);
            tables.smaller[larger][tables.distinct_faces[larger]++] =
                static_cast<std::uint16_t>(index);
        }
    }
}

constexpr KeepTables make_keep_tables() {
    KeepTables tables;
    Counts c{};
    const auto next_count = [&c](std::size_t face) {
        int used = 0;
        for (std::size_t i = 0; i <= face; ++i) used += c[i];
        return used < dice_count;
    };
    // An odometer over all counts with at most five dice in all.
    for (bool more = true; more;) {
        enter_keep(tables, c);
        more = false;
        for (std::size_t face = face_count; face-- > 0;) {
            if (next_count(face)) {
                ++c[face];
                more = true;
                break;
            }
            c[face] = 0;
        }
    }
    enter_smaller_keeps(tables);
    return tables;
}

inline constexpr KeepTables keep_tables = make_keep_tables();

} // namespace detail

class Keep {
public:
    constexpr Keep() = default; // the empty keep

    static constexpr Keep at(int index) {
        assert(0 <= index && index < keep_count);
        return Keep(index);
    }
    static constexpr Keep of(const Counts& counts) { return Keep(detail::keep_index(counts)); }

    constexpr int index() const { return index_; }
    constexpr int size() const { return detail::keep_tables.size[index_]; }
    constexpr int sum() const { return detail::keep_tables.sum[index_]; }
    constexpr const Counts& counts() const { return detail::keep_tables.counts[index_]; }

    // The number of dice that show `face`, 1 to 6.
    constexpr int count(int face) const {
        assert(1 <= face && face <= face_count);
        return counts()[static_cast<std::size_t>(face - 1)];
    }

    // The number of permutations of these dice, out of 6^size.
    constexpr int permutations() const { return detail::keep_tables.permutations[index_]; }

    // With one more die of `face`. This keep must have four dice at most.
    constexpr Keep plus(int face) const {
        assert(size() < dice_count);
        return Keep(detail::keep_tables.plus[index_][static_cast<std::size_t>(face - 1)]);
    }
    // With one die of `face` less. This keep must hold one.
    constexpr Keep minus(int face) const {
        assert(count(face) > 0);
        return Keep(detail::keep_tables.minus[index_][static_cast<std::size_t>(face - 1)]);
    }

    // The indices of the six keeps with one more die, by its face. For keeps of four dice at most.
    constexpr std::span<const std::uint16_t, face_count> larger() const {
        assert(size() < dice_count);
        return detail::keep_tables.plus[index_];
    }
    // The indices of the distinct keeps with one die less, by its face.
    constexpr std::span<const std::uint16_t> smaller() const {
        return std::span(detail::keep_tables.smaller[index_])
            .first(static_cast<std::size_t>(distinct_faces()));
    }
    constexpr int distinct_faces() const { return detail::keep_tables.distinct_faces[index_]; }

    constexpr bool contains(Keep other) const {
        for (int face = 1; face <= face_count; ++face)
            if (other.count(face) > count(face)) return false;
        return true;
    }

    friend constexpr auto operator<=>(Keep, Keep) = default;

private:
    constexpr explicit Keep(int index) : index_(static_cast<std::uint16_t>(index)) {}

    std::uint16_t index_ = 0;
};

} // namespace core::dice
