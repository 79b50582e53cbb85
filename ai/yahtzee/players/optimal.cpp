#include "ai/yahtzee/players/optimal.h"

namespace ai::yahtzee::players {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;

Optimal::Optimal(SharedValues values)
    : Searcher(values->rules(),
               [values](const CardState& state) { return values->points(state); }) {}

} // namespace ai::yahtzee::players
