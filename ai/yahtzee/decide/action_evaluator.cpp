#include "ai/yahtzee/decide/action_evaluator.h"

#include "ai/yahtzee/decide/action_ranker.h"

namespace ai::yahtzee::decide {

using namespace ai::yahtzee::state;

std::vector<ValuedAction> ExpectedScore::choices(const core::yahtzee::Position& position) {
    std::vector<ValuedAction> worths;
    for (const RankedAction& choice : rank_choices(*values_, position))
        worths.push_back({choice.action, choice.value});
    return worths;
}

double ExpectedScore::outlook(const core::yahtzee::Game& game, int seat) {
    const core::yahtzee::Card& card = game.card(seat);
    return card.total() + values_->points(state_of(card));
}

} // namespace ai::yahtzee::decide
