#include "ai/yahtzee/players/optimal.h"

#include "ai/yahtzee/coach/advice.h"

namespace ai::yahtzee {

core::yahtzee::Action Optimal::choose(const core::yahtzee::Position& position) {
    return rank_choices(*values_, position).front().action;
}

} // namespace ai::yahtzee
