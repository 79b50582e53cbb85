#include "ai/yahtzee/players/champion.h"

#include "ai/yahtzee/coach/advice.h"

namespace ai::yahtzee {

using namespace core::yahtzee;

Action Champion::choose(const Position& position) {
    const TurnChances* turn = position.mover.is_complete()
                                  ? nullptr
                                  : chances_.of_turn(position.mover, position.opponents);
    const auto choices =
        turn ? rank_choices(*values_, position, *turn) : rank_choices(*values_, position);
    return choices.front().action;
}

} // namespace ai::yahtzee
