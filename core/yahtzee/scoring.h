// The points of a roll in a box.

#pragma once

#include "core/dice/roll.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/rules.h"

namespace core::yahtzee {

inline constexpr int upper_bonus_threshold = 63; // points in the six upper boxes
inline constexpr int upper_bonus_points = 35;
inline constexpr int yahtzee_points = 50;
inline constexpr int yahtzee_bonus_points = 100; // for each further Yahtzee while the box holds 50
inline constexpr int full_house_points = 25;
inline constexpr int small_straight_points = 30;
inline constexpr int large_straight_points = 40;

// The points of the roll without the joker rule.
int base_score(Box box, dice::Roll roll);

// The points of the roll on a card with these open boxes, with the joker rule, without bonuses.
int points(Rules rules, BoxSet open, dice::Roll roll, Box box);

// The greatest number of points that `box` can hold.
int max_points(Box box);

} // namespace core::yahtzee
