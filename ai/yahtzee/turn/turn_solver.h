// Solves one turn: from the value of each way to end it, the value of every keep and roll, and the
// best action. A value is a number of points, a probability, or anything else whose mean is to be
// maximised. In double precision for one case; TurnKernel and TurnProgram solve turns of many cases
// side by side in single precision and are tested against it.

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/sweeps.h"
#include "ai/yahtzee/turn/turn_action.h"
#include "core/dice/roll.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/position.h"
#include "core/yahtzee/rules.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <functional>
#include <memory>

namespace ai::yahtzee::turn {

// The value of ending the turn with this transition.
using EndValue = std::function<double(const state::Transition&)>;

// The value of a state at the start of a turn, in points to come.
using ValueFunction = std::function<double(const state::CardState&)>;

// The order of preference among boxes of the same value.
using BoxOrder = std::array<core::yahtzee::Box, core::yahtzee::box_count>;

class TurnSolver {
public:
    // Some box of `state` must be open. `end_value` is called once for each number of points that
    // an open box can take.
    TurnSolver(core::yahtzee::Rules rules, const state::CardState& state,
               const EndValue& end_value);

    // Values are points: those that the turn scores, plus the value of the next state.
    TurnSolver(core::yahtzee::Rules rules, const state::CardState& state,
               const ValueFunction& next_value,
               const BoxOrder& box_order = core::yahtzee::all_boxes);

    core::yahtzee::Rules rules() const { return rules_; }
    const state::CardState& state() const { return state_; }

    // The value before the first roll.
    double value() const { return value_; }
    // The value of `roll` as roll `roll_number`, 1 to 3, with the best action.
    double value(core::dice::Roll roll, int roll_number) const {
        assert(1 <= roll_number && roll_number <= core::yahtzee::rolls_per_turn);
        return rolls_[static_cast<std::size_t>(roll_number - 1)]
                     [static_cast<std::size_t>(roll.index())];
    }
    // The value of scoring `roll` in `box`, which must be legal.
    double value(core::dice::Roll roll, core::yahtzee::Box box) const;
    // The value of holding `keep` after roll `roll_number`, 1 or 2, and rolling the other dice
    // again.
    double value(core::dice::Keep keep, int roll_number) const {
        assert(1 <= roll_number && roll_number < core::yahtzee::rolls_per_turn);
        return keeps_[static_cast<std::size_t>(roll_number - 1)]
                     [static_cast<std::size_t>(keep.index())];
    }
    double value(core::dice::Roll roll, int roll_number, TurnAction action) const {
        return action.is_score() ? value(roll, action.box()) : value(action.kept(), roll_number);
    }

    // The one tie rule. Actions whose value is within equal_values of the greatest are equally
    // good, and the best action is the first of them: a box before a keep, a box as the box order
    // has it, a greater keep before a smaller one.
    TurnAction best(core::dice::Roll roll, int roll_number) const;
    // The best action among the boxes alone, and among the keeps alone.
    core::yahtzee::Box best_box(core::dice::Roll roll) const;
    core::dice::Keep best_keep(core::dice::Roll roll, int roll_number) const;

    // Calls visit(action) for every legal action, in the order of the tie rule but for the order
    // of boxes, which is that of the card.
    template <class Visit>
    void for_each_action(core::dice::Roll roll, int roll_number, Visit visit) const {
        for (const core::yahtzee::Box box : core::yahtzee::legal_boxes(rules_, state_.open, roll))
            visit(TurnAction::score(box));
        if (roll_number == core::yahtzee::rolls_per_turn) return;
        for (const core::dice::Keep keep : core::dice::keeps_within(roll))
            visit(TurnAction::keep(keep));
    }

private:
    // By the points in a box, of which there are 31 different numbers at most: see points_index().
    using ByPoints = std::array<double, 31>;
    // The value of each way to fill each box.
    using ByBox = std::array<ByPoints, core::yahtzee::box_count>;

    void weigh_boxes(const EndValue& end_value);
    void weigh_jokers(const EndValue& end_value);
    void score_rolls();
    void sweep();
    const core::yahtzee::Box* first_box(core::dice::Roll roll, double enough) const;

    core::yahtzee::Rules rules_;
    state::CardState state_;
    BoxOrder box_order_;
    ByBox ends_;                                                      // without a Yahtzee bonus
    ByBox ends_with_bonus_;                                           // with one
    std::array<KeepValues, core::yahtzee::rolls_per_turn - 1> keeps_; // by roll number less one
    std::array<RollValues, core::yahtzee::rolls_per_turn> rolls_;     // by roll number less one
    double value_ = 0;
};

using SharedTurn = std::shared_ptr<const TurnSolver>;

} // namespace ai::yahtzee::turn
