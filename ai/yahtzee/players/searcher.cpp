#include "ai/yahtzee/players/searcher.h"

namespace ai::yahtzee::players {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::dice;
using namespace core::yahtzee;

Action Searcher::choose(const Position& position) {
    const CardState state = state_of(position.mover);
    if (state.open.empty()) return Action::hold(0b11111); // nothing else is legal
    if (!search_ || search_->state() != state)
        search_.emplace(rules_, state, outlook_, preference_);
    return search_->best(position.roll_number, Roll::of(position.dice)).action(position.dice);
}

void Searcher::plan(const CardState& state, TurnPlan& plan) {
    const TurnSearch search(rules_, state, outlook_, preference_);
    plan.clear();
    for (int roll_number = 1; roll_number <= rolls_per_turn; ++roll_number) {
        for (int r = 0; r < roll_count; ++r) {
            plan.add(search.best(roll_number, Roll::at(r)), 1);
            plan.close();
        }
    }
}

} // namespace ai::yahtzee::players
