#include "ai/yahtzee/players/searcher.h"

namespace ai::yahtzee::players {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::dice;
using namespace core::yahtzee;
using core::yahtzee::Box;
using namespace ai::yahtzee::solve;

Action Searcher::choose(const Position& position) {
    const CardState state = state_of(position.mover);
    if (state.open.empty()) return Action::hold_all(); // nothing else is legal
    if (!turn_ || turn_->state() != state) turn_.emplace(rules_, state, next_value_, box_order_);
    return turn_->best(Roll::of(position.dice), position.roll_number).action(position.dice);
}

void Searcher::plan(const CardState& state, TurnPlan& plan) {
    const TurnSolver turn(rules_, state, next_value_, box_order_);
    plan.clear();
    for (int roll_number = 1; roll_number <= rolls_per_turn; ++roll_number) {
        for (int r = 0; r < roll_count; ++r) {
            plan.add(turn.best(Roll::at(r), roll_number), 1);
            plan.close();
        }
    }
}

namespace {

// Among boxes of the same value the harder one is taken.
constexpr BoxOrder harder_first{Box::yahtzee,    Box::large_straight, Box::four_of_a_kind,
                                Box::full_house, Box::small_straight, Box::three_of_a_kind,
                                Box::sixes,      Box::fives,          Box::fours,
                                Box::threes,     Box::twos,           Box::ones,
                                Box::chance};

} // namespace

Greedy::Greedy(core::yahtzee::Rules rules)
    : Searcher(
          rules, [](const CardState&) { return 0.0; }, harder_first) {}

Optimal::Optimal(const SharedValues& values)
    : Searcher(values->rules(),
               [values](const CardState& state) { return values->points(state); }) {}

} // namespace ai::yahtzee::players
