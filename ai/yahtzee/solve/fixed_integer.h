// Unsigned integers of a fixed number of 64-bit limbs, the least significant limb first: the
// arithmetic of the exact solver. Results must fit; only assertions check for overflow.

#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ai::yahtzee::solve {

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

} // namespace ai::yahtzee::solve
