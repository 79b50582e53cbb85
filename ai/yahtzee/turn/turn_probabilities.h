// The choices of one turn, each with the chance to win that it leaves, when it is known what every
// box leads to. All decisions of a turn share it.

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/turn.h"
#include "ai/yahtzee/turn/turn_action.h"
#include "core/dice/keep.h"
#include "core/dice/roll.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/position.h"
#include "core/yahtzee/rules.h"

#include <array>
#include <cstddef>
#include <functional>

namespace ai::yahtzee::turn {

class TurnProbabilities {
public:
    // The chance once the turn has added these points and left this state. It is asked once for
    // each way to score.
    using After = std::function<double(const state::Transition&)>;

    TurnProbabilities(core::yahtzee::Rules rules, const state::CardState& state,
                      const After& after);

    // `box` must be legal for the roll.
    double of_box(core::dice::Roll roll, core::yahtzee::Box box) const;

    // Before roll 2 or 3: `roll_number`, 1 or 2, is that of the dice on the table.
    double of_keep(core::dice::Keep keep, int roll_number) const;

    // Of the best choice with roll `roll_number`, 1 to 3, on the table.
    double of_roll(core::dice::Roll roll, int roll_number) const {
        return rolls_[static_cast<std::size_t>(roll_number - 1)]
                     [static_cast<std::size_t>(roll.index())];
    }

    // Before the first roll.
    double of_turn() const { return turn_; }

    // Calls visit(decision, chance) for every legal box, then for every keep if a roll is left.
    template <class Visit>
    void for_each_choice(core::dice::Roll roll, int roll_number, Visit visit) const {
        for (const core::yahtzee::Box box : core::yahtzee::legal_boxes(rules_, state_.open, roll))
            visit(TurnAction::score(box), of_box(roll, box));
        if (roll_number == core::yahtzee::rolls_per_turn) return;
        core::dice::for_each_keep_within(roll.as_keep(), [&](core::dice::Keep keep) {
            visit(TurnAction::keep(keep), of_keep(keep, roll_number));
        });
    }

    // One with the greatest chance.
    TurnAction best(core::dice::Roll roll, int roll_number) const;

private:
    // By points_of(), below 200.
    using ByPoints = std::array<double, 200>;

    RollValues best_boxes(const After& after);
    // In the box, and the Yahtzee bonus; without the upper bonus.
    std::size_t points_of(core::dice::Roll roll, core::yahtzee::Box box) const;

    core::yahtzee::Rules rules_;
    state::CardState state_;
    std::array<ByPoints, core::yahtzee::box_count> boxes_;
    std::array<KeepValues, core::yahtzee::rolls_per_turn - 1> keeps_; // by roll number less one
    std::array<RollValues, core::yahtzee::rolls_per_turn> rolls_;     // by roll number less one
    double turn_;
};

} // namespace ai::yahtzee::turn
