#include "ai/yahtzee/solve/turn_state.h"

#include <algorithm>

namespace ai::yahtzee {

using namespace core::yahtzee;

TurnState state_of(const Card& card) {
    return {card.open(), std::clamp(card.upper_points(), 0, upper_bonus_threshold),
            card.points(Box::yahtzee).value_or(0) > 0};
}

Scored score(Rules rules, const TurnState& state, core::dice::Roll roll, Box box) {
    const int box_points = points(rules, state.open, roll, box);
    Scored scored{box_points, state};
    scored.next.open = state.open.without(box);
    if (state.yahtzee_bonus && is_joker(state.open, roll)) scored.points += yahtzee_bonus_points;
    if (box == Box::yahtzee) scored.next.yahtzee_bonus = box_points > 0;
    if (is_upper(box)) {
        scored.next.upper_total = std::min(state.upper_total + box_points, upper_bonus_threshold);
        if (state.upper_total < upper_bonus_threshold &&
            scored.next.upper_total == upper_bonus_threshold)
            scored.points += upper_bonus_points;
    }
    return scored;
}

} // namespace ai::yahtzee
