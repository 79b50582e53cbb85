// Solves one turn in integers, from the exact values of the states that can follow. The value of a
// state with k open boxes is an integer over 6^(15k), because a turn rolls at most fifteen dice; so
// nothing is rounded.

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "core/yahtzee/rules.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace ai::yahtzee::solve {

// Unsigned integers of a fixed number of 64-bit limbs, the least significant limb first: the
// arithmetic of the exact solver. Results must fit; only assertions check for overflow.

using Limb = std::uint64_t;
__extension__ typedef unsigned __int128 DoubleLimb; // NOLINT(modernize-use-using)
inline constexpr int limb_bits = 64;

template <std::size_t limb_count>
struct FixedInteger {
    std::array<Limb, limb_count> limbs{};

    // `less` may hold fewer limbs; those above are zero.
    static constexpr FixedInteger from(std::span<const Limb> less) {
        assert(less.size() <= limb_count);
        FixedInteger number;
        for (std::size_t i = 0; i < less.size(); ++i) number.limbs[i] = less[i];
        return number;
    }

    friend bool operator==(const FixedInteger&, const FixedInteger&) = default;
    friend bool operator>(const FixedInteger& a, const FixedInteger& b) {
        for (std::size_t i = limb_count; i-- > 1;)
            if (a.limbs[i] != b.limbs[i]) return a.limbs[i] > b.limbs[i];
        return a.limbs[0] > b.limbs[0];
    }
};

// a * factor + b
template <std::size_t n>
constexpr FixedInteger<n> multiply_add(const FixedInteger<n>& a, Limb factor,
                                       const FixedInteger<n>& b) {
    FixedInteger<n> result;
    DoubleLimb carry = 0;
    for (std::size_t i = 0; i < n; ++i) {
        carry += static_cast<DoubleLimb>(a.limbs[i]) * factor + b.limbs[i];
        result.limbs[i] = static_cast<Limb>(carry);
        carry >>= limb_bits;
    }
    assert(carry == 0);
    return result;
}

// The bits of `number` from bit `first_bit` on; they must be 64 at most.
template <std::size_t n>
Limb bits_from(const FixedInteger<n>& number, int first_bit) {
    const auto limb = static_cast<std::size_t>(first_bit / limb_bits);
    const int shift = first_bit % limb_bits;
    const Limb low = number.limbs[limb] >> shift;
    if (limb + 1 == n) return low;
    assert(limb + 2 >= n || number.limbs[limb + 2] == 0);
    assert(number.limbs[limb + 1] >> shift == 0);
    if (shift == 0) return low;
    return low | number.limbs[limb + 1] << (limb_bits - shift);
}

// Factors of 6 that a turn adds to the denominator: three rolls of five dice.
inline constexpr int sixes_per_turn = 15;

// Bits of the integer part: no card scores 2,048 points or more.
inline constexpr int integer_bits = 11;

// Bits of the numerator of a state with `open_count` open boxes. 2.585 is a little above log2(6).
constexpr int numerator_bits(int open_count) {
    return integer_bits + (sixes_per_turn * open_count * 2585 + 999) / 1000;
}

// Limbs of the numerator of any state with `open_count` open boxes.
constexpr std::size_t numerator_limbs(int open_count) {
    return static_cast<std::size_t>((numerator_bits(open_count) + limb_bits - 1) / limb_bits);
}
inline constexpr std::size_t max_numerator_limbs = numerator_limbs(core::yahtzee::box_count);

// 6^(15k): the denominator with k open boxes.
extern const std::array<FixedInteger<max_numerator_limbs>, core::yahtzee::box_count + 1>
    denominators;

// The ways to score in a turn with these open boxes, whatever the upper total.
class ScoringWays {
public:
    struct Way {
        core::yahtzee::Box box;
        int box_points;
        int bonus_points; // for a further Yahtzee
    };

    ScoringWays(core::yahtzee::Rules rules, core::yahtzee::BoxSet open, bool yahtzee_bonus);

    core::yahtzee::BoxSet open() const { return open_; }
    bool yahtzee_bonus() const { return yahtzee_bonus_; }
    std::span<const Way> ways() const { return ways_; }

    // Indices of the ways in which a roll, by Roll::index(), may be scored.
    std::span<const std::uint8_t> of_roll(int roll_index) const {
        const auto roll = static_cast<std::size_t>(roll_index);
        return std::span(choices_).subspan(starts_[roll], starts_[roll + 1] - starts_[roll]);
    }

private:
    core::yahtzee::BoxSet open_;
    bool yahtzee_bonus_;
    std::vector<Way> ways_;
    std::vector<std::uint8_t> choices_;
    std::array<std::uint32_t, core::dice::roll_count + 1> starts_{};
};

// The numerator of a state's value, least limb first.
using NumeratorOf = std::function<std::span<const Limb>(const state::CardState&)>;

// Writes to `out` the numerator of the state with the k open boxes of `ways` and this upper total,
// from the numerators of the states with k - 1 open boxes. `out` has numerator_limbs(k) limbs. At
// least one box must be open.
void solve_exact_turn(const ScoringWays& ways, int upper_total, const NumeratorOf& numerator_of,
                      std::span<Limb> out);

} // namespace ai::yahtzee::solve
