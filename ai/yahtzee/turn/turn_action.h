// An action without the slots of the dice: a box to score in, or a keep. And the order of actions
// of the same value, which the tie rule uses (turn_solver.h).

#pragma once

#include "core/dice/roll.h"
#include "core/yahtzee/action.h"

#include <cassert>
#include <cstdint>

namespace ai::yahtzee::turn {

// Values within this distance of each other, in points or as probabilities, count as equal: they
// differ by rounding only.
inline constexpr double equal_values = 1e-9;

class TurnAction {
public:
    static constexpr TurnAction score(core::yahtzee::Box box) {
        return TurnAction(static_cast<std::uint16_t>(first_box + index(box)));
    }
    static constexpr TurnAction keep(core::dice::Keep keep) {
        return TurnAction(static_cast<std::uint16_t>(keep.index()));
    }

    constexpr bool is_score() const { return code_ >= first_box; }
    constexpr core::yahtzee::Box box() const {
        assert(is_score());
        return core::yahtzee::box_at(code_ - first_box);
    }
    constexpr core::dice::Keep kept() const {
        assert(!is_score());
        return core::dice::Keep::at(code_);
    }

    static TurnAction of(core::yahtzee::Action action, const core::dice::Dice& dice) {
        return action.is_score() ? score(action.box()) : keep(action.keep(dice));
    }
    // For these dice, which must contain a keep: the hold with the lowest code.
    core::yahtzee::Action action(const core::dice::Dice& dice) const {
        return is_score() ? core::yahtzee::Action::score(box())
                          : core::yahtzee::lowest_hold(kept(), dice);
    }

    // True if `a` is preferred to `b` of the same value: a box to a keep, a box to those after it
    // on the card, a greater keep to a smaller one, so that dice that are good enough stay.
    friend constexpr bool goes_before(TurnAction a, TurnAction b) {
        if (a.is_score() != b.is_score()) return a.is_score();
        return a.is_score() ? index(a.box()) < index(b.box()) : a.kept() > b.kept();
    }

    friend constexpr bool operator==(TurnAction, TurnAction) = default;

private:
    static constexpr int first_box = core::dice::keep_count;

    constexpr explicit TurnAction(std::uint16_t code) : code_(code) {}

    std::uint16_t code_;
};

} // namespace ai::yahtzee::turn
