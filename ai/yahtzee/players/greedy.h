// The most points this turn, looking ahead over its rolls. The upper bonus counts in the turn that
// earns it, as Yahtzee bonuses do; what comes after the turn does not count at all.

#pragma once

#include "ai/yahtzee/players/searcher.h"

namespace ai::yahtzee::players {

class Greedy : public Searcher {
public:
    explicit Greedy(core::yahtzee::Rules rules);
};

} // namespace ai::yahtzee::players
