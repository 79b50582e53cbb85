// The greatest expected final score.

#pragma once

#include "ai/yahtzee/players/searcher.h"
#include "ai/yahtzee/solve/values.h"

namespace ai::yahtzee::players {

class Optimal : public Searcher {
public:
    explicit Optimal(solve::SharedValues values);
};

} // namespace ai::yahtzee::players
