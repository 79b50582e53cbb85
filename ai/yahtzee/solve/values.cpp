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

TurnSources Values::sources(BoxSet open, bool yahtzee_bonus) const {
    return value_sources(rules_, table_, open, yahtzee_bonus, 0);
}

TurnSources Values::centred_sources(BoxSet open, bool yahtzee_bonus) const {
    return value_sources(rules_, table_, open, yahtzee_bonus, table_.centre(open, yahtzee_bonus));
}

RollValues Values::best_boxes(const CardState& state) const {
    const BestScores best =
        best_scores(sources(state.open, state.yahtzee_bonus), state.upper_total);
    RollValues values;
    for (std::size_t roll = 0; roll < best.size(); ++roll) {
        const int place = lattice.keep_index[lattice_first_roll + roll];
        values[static_cast<std::size_t>(place - core::dice::first_roll_index)] =
            best[roll].value - bonus_already_earned(state);
    }
    return values;
}

} // namespace ai::yahtzee::solve
