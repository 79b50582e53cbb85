// Action: score the dice in a box, or hold some and re-roll the others. Its code is the contest's
// number, 0 to 63.

#pragma once

#include "core/dice/roll.h"
#include "core/support/result.h"
#include "core/yahtzee/box.h"

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core::yahtzee {

class Action {
public:
    // Bit i of `slots` holds the die in slot i, 0 to 4.
    static constexpr Action hold(unsigned slots) {
        assert(slots <= dice::all_slots);
        return Action(static_cast<int>(slots) << 1 | 1);
    }
    static constexpr Action hold_all() { return hold(dice::all_slots); }
    static constexpr Action score(Box box) { return Action(index(box) << 1); }

    // Nothing if no action has this code.
    static constexpr std::optional<Action> from_code(int code) {
        const bool holds = (code & 1) != 0;
        if (code < 0 || code >= (holds ? 1 << (dice::dice_count + 1) : 2 * box_count))
            return std::nullopt;
        return Action(code);
    }
    constexpr int code() const { return code_; }

    constexpr bool is_hold() const { return (code_ & 1) != 0; }
    constexpr bool is_score() const { return !is_hold(); }

    constexpr unsigned slots() const {
        assert(is_hold());
        return static_cast<unsigned>(code_) >> 1;
    }
    constexpr bool holds(std::size_t slot) const { return (slots() >> slot & 1u) != 0; }
    constexpr Box box() const {
        assert(is_score());
        return box_at(code_ >> 1);
    }

    // The dice that a hold keeps.
    constexpr dice::Keep keep(const dice::Dice& dice) const {
        dice::Keep kept;
        for (std::size_t slot = 0; slot < dice.size(); ++slot)
            if (holds(slot)) kept = kept.plus(dice[slot]);
        return kept;
    }

    // True if both score the same box or hold the same dice, perhaps in other slots.
    constexpr bool is_same_choice(Action other, const dice::Dice& dice) const {
        if (*this == other) return true;
        return is_hold() && other.is_hold() && keep(dice) == other.keep(dice);
    }

    friend constexpr auto operator<=>(Action, Action) = default;

private:
    constexpr explicit Action(int code) : code_(static_cast<std::uint8_t>(code)) {}

    std::uint8_t code_;
};

// The hold with the lowest code that keeps `keep`. The dice must contain it.
Action lowest_hold(dice::Keep keep, const dice::Dice& dice);

// Reads one whole number from the line; the referee decides whether it is legal. A number too great
// for an int becomes an int with the same sign and parity, which decide the verdict.
support::Result<int> parse_action_code(std::string_view text, std::size_t line = 0);

} // namespace core::yahtzee
