#include "ai/yahtzee/players/basic.h"

#include "core/support/text.h"

#include <string>

namespace ai::yahtzee::players {

using namespace core::dice;
using namespace core::yahtzee;
using state::CardState;
using turn::TurnPlan;

std::optional<int> basic_steps_in(std::string_view name) {
    constexpr std::string_view whole = "basic";
    if (!name.starts_with(whole)) return std::nullopt;
    name.remove_prefix(whole.size());
    if (name.empty()) return basic::page().size();
    if (!name.starts_with('-')) return std::nullopt;
    name.remove_prefix(1);
    const auto steps = core::support::to_integer(name);
    const bool is_plain = steps && name == std::to_string(*steps); // without a leading zero
    if (!is_plain || *steps < 0 || *steps > basic::page().size()) return std::nullopt;
    return static_cast<int>(*steps);
}

Action Basic::choose(const Position& position) {
    const CardState state = state::state_of(position.mover);
    if (state.open.empty()) return Action::hold(0b11111); // nothing else is legal
    return decider_.decide(state, Roll::of(position.dice), position.roll_number)
        .action.action(position.dice);
}

void Basic::plan(const CardState& state, TurnPlan& plan) {
    plan.fill([&](int roll_number, Roll roll) {
        plan.add(decider_.decide(state, roll, roll_number).action, 1);
    });
}

} // namespace ai::yahtzee::players
