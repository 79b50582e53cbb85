// The solved game in exact fractions: for every state at the start of a turn the greatest expected
// number of points still to come, as an integer over 6^(15k) where k boxes are open. Proves how far
// the fast solver's values (values.h), which are rounded, may be off.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"
#include "core/yahtzee/rules.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace ai::yahtzee::solve {

// Solves one turn in integers, from the exact values of the states that can follow. The value of a
// state with k open boxes is an integer over 6^(15k), because a turn rolls at most fifteen dice; so
// nothing is rounded.

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

class ExactValues {
public:
    // For states whose open boxes are among `within`; all numerators are zero at first.
    ExactValues(core::yahtzee::Rules rules, core::yahtzee::BoxSet within);

    core::yahtzee::Rules rules() const { return rules_; }

    // Points to come, counted as Values::points() counts them: an upper bonus that is already
    // earned is not in them. Multiplied by 6^(15k); numerator_limbs(k) limbs, the least significant
    // first. The state must be reachable (is_reachable()).
    std::span<const Limb> numerator(const state::CardState& state) const {
        return {&limbs_[position(state)], numerator_limbs(state.open.size())};
    }
    std::span<Limb> numerator(const state::CardState& state) {
        return {&limbs_[position(state)], numerator_limbs(state.open.size())};
    }

    // The points, rounded: off by less than 1e-14 where long double has 64 bits of precision.
    long double points(const state::CardState& state) const;

    std::size_t memory_bytes() const { return limbs_.size() * sizeof(Limb); }

private:
    std::size_t position(const state::CardState& state) const;

    core::yahtzee::Rules rules_;
    std::vector<std::uint32_t> starts_; // in limbs_, by open boxes and state of the Yahtzee box
    std::vector<Limb> limbs_;
};

using SharedExactValues = std::shared_ptr<const ExactValues>;

// Null if it was stopped.
SharedExactValues solve_exact(core::yahtzee::Rules rules, const SolveOptions& options = {});

// The greatest difference between `values` and `exact`, in points, over all reachable states with
// open boxes among `within`. Rounded up, by less than 1e-14.
double max_difference(const Values& values, const ExactValues& exact,
                      core::yahtzee::BoxSet within = core::yahtzee::BoxSet::all());

// A number of limbs, the least significant first, in decimal digits.
std::string to_decimal(std::span<const Limb> number);

// Calls visit(state) for every reachable state with open boxes among `within`, in ascending order:
// the mask of the filled boxes, the upper total, then the state of the Yahtzee box (open, zero
// points, fifty points).
void for_each_reachable_state(core::yahtzee::BoxSet within,
                              const std::function<void(const state::CardState&)>& visit);

// "BOXES UPPER YAHTZEE" of list_states(), with a separator between them.
std::string columns_of(const state::CardState& state, char separator);

// Calls visit(line) with "BOXES UPPER YAHTZEE NUMERATOR\n" for each of these states, in this
// order. BOXES is the mask of the filled boxes, UPPER the upper total up to 63, YAHTZEE 0 for an
// open Yahtzee box, 1 for one with zero and 2 for one with fifty points.
void list_states(const ExactValues& exact, core::yahtzee::BoxSet within,
                 const std::function<void(const std::string& line)>& visit);

} // namespace ai::yahtzee::solve
