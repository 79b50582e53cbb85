// The referee: whether an action is legal, and if not, why.

#pragma once

#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"
#include "core/yahtzee/rules.h"

#include <string_view>
#include <vector>

namespace core::yahtzee {

enum class Verdict {
    legal,
    no_such_dice,
    no_such_box,
    box_filled,
    no_rolls_left,
    joker_upper_box_open,
    joker_upper_box_filled,
    joker_other_upper_box, // free choice only
};

// The verdict in the words of the contest.
std::string_view words(Verdict verdict);

// The verdict on an action's code, which may be any integer.
Verdict judge(Rules rules, const Position& position, int code);

// The verdict on scoring `roll` in `box`, whatever the roll number.
Verdict judge_box(Rules rules, const Card& card, dice::Roll roll, Box box);

// All legal actions, in ascending order of their codes. Empty only if no box is open and no roll is
// left.
std::vector<Action> legal_actions(Rules rules, const Position& position);

} // namespace core::yahtzee
