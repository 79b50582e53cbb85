#include "ai/yahtzee/solve/turn_state.h"

#include <algorithm>

namespace ai::yahtzee {

using namespace core::yahtzee;

TurnState state_of(const Card& card) {
    return {card.open(), std::clamp(card.upper_points(), 0, upper_bonus_threshold),
            card.points(Box::yahtzee).value_or(0) > 0};
}

Scored fill(const TurnState& state, Box box, int box_points) {
    Scored filled{box_points, state};
    filled.next.open = state.open.without(box);
    if (box == Box::yahtzee) filled.next.yahtzee_bonus = box_points > 0;
    if (is_upper(box)) {
        filled.next.upper_total = std::min(state.upper_total + box_points, upper_bonus_threshold);
        if (state.upper_total < upper_bonus_threshold &&
            filled.next.upper_total == upper_bonus_threshold)
            filled.points += upper_bonus_points;
    }
    return filled;
}

Scored score(Rules rules, const TurnState& state, core::dice::Roll roll, Box box) {
    Scored scored = fill(state, box, points(rules, state.open, roll, box));
    if (state.yahtzee_bonus && is_joker(state.open, roll)) scored.points += yahtzee_bonus_points;
    return scored;
}

} // namespace ai::yahtzee
