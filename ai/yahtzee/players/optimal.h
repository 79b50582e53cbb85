// The greatest expected final score.

#pragma once

#include "ai/yahtzee/players/searcher.h"
#include "ai/yahtzee/solve/values.h"

namespace ai::yahtzee {

class Optimal : public Searcher {
public:
    explicit Optimal(SharedValues values);
};

} // namespace ai::yahtzee
