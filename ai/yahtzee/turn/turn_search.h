// A full search of one turn for the greatest expectation: points scored plus what the next state
// is worth in the player's eyes. The dice and the rules are exact; only the outlook differs from
// player to player.

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/turn.h"
#include "ai/yahtzee/turn/turn_action.h"

#include <array>
#include <functional>
#include <span>

namespace ai::yahtzee::turn {

// What a state at the start of a turn is worth, in points to come.
using ValueFunction = std::function<double(const state::CardState&)>;

// Boxes from the least to the most preferred among those worth the same.
using BoxPreference = std::array<core::yahtzee::Box, core::yahtzee::box_count>;

// The keeps within a roll, in the order in which they are taken when they are worth the same.
std::span<const core::dice::Keep> keeps_within(core::dice::Roll roll);

class TurnSearch {
public:
    // Some box of `state` must be open.
    TurnSearch(core::yahtzee::Rules rules, const state::CardState& state,
               const ValueFunction& outlook, const BoxPreference& preference);

    const state::CardState& state() const { return state_; }

    // What scoring is worth; the box must be legal for the roll.
    double worth(core::dice::Roll roll, core::yahtzee::Box box) const;

    // What keeping is worth after roll 1 or 2, with best choices from then on.
    double worth(int roll_number, core::dice::Keep keep) const {
        return keeps_[static_cast<std::size_t>(roll_number - 1)]
                     [static_cast<std::size_t>(keep.index())];
    }

    // The best box, and the best of all. Where worths are equal_points the box goes by preference,
    // and else what goes_before() the others.
    core::yahtzee::Box best_box(core::dice::Roll roll) const {
        return best_box_[static_cast<std::size_t>(roll.index())];
    }
    TurnAction best(int roll_number, core::dice::Roll roll) const;

private:
    // What scoring in a box adds to its points and the Yahtzee bonus: the upper bonus and the
    // outlook. By the number of dice of its face for an upper box, by whether it scores for the
    // Yahtzee box, else at [0].
    using Additions = std::array<double, core::dice::dice_count + 1>;

    void weigh_additions(const ValueFunction& outlook);
    void choose_boxes(const BoxPreference& preference);

    core::yahtzee::Rules rules_;
    state::CardState state_;
    std::array<Additions, core::yahtzee::box_count> additions_{};
    std::array<core::yahtzee::Box, core::dice::roll_count> best_box_{};
    RollValues scored_{};
    std::array<KeepValues, 2> keeps_{};
};

} // namespace ai::yahtzee::turn
