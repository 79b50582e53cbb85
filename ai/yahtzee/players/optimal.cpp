#include "ai/yahtzee/players/optimal.h"

namespace ai::yahtzee {

Optimal::Optimal(SharedValues values)
    : Searcher(values->rules(),
               [values](const TurnState& state) { return values->points(state); }) {}

} // namespace ai::yahtzee
