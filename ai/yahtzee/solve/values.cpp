#include "ai/yahtzee/solve/values.h"

#include "ai/yahtzee/turn/turn_sources.h"

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

// Rows count the upper bonus when the game ends, we when it is earned.
double bonus_already_earned(const CardState& state) {
    return state.upper_total == upper_bonus_threshold ? upper_bonus_points : 0;
}

} // namespace

double Values::points(const CardState& state) const {
    const float value = table_.row(state.open, state.yahtzee_bonus)[state.upper_total];
    const float centre = table_.centre(state.open, state.yahtzee_bonus);
    return static_cast<double>(value) + static_cast<double>(centre) - bonus_already_earned(state);
}

TurnSolver Values::turn(const CardState& state) const {
    return {rules_, state, ValueFunction([this](const CardState& next) { return points(next); })};
}

TurnSources Values::centred_sources(BoxSet open, bool yahtzee_bonus) const {
    return value_sources(rules_, table_, open, yahtzee_bonus, table_.centre(open, yahtzee_bonus));
}

} // namespace ai::yahtzee::solve
