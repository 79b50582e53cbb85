// Solves one turn in integers, from the exact values of the states that can follow. The value of a
// state with k open boxes is an integer over 6^(15k), because a turn rolls at most fifteen dice; so
// nothing is rounded.

#pragma once

#include "ai/yahtzee/solve/fixed_integer.h"
#include "ai/yahtzee/state/card_state.h"
#include "core/yahtzee/rules.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace ai::yahtzee::solve {

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
