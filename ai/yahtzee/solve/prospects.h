// What one card can still score, and the source of it: tables, or what works it out.

#pragma once

#include "ai/yahtzee/state/card_state.h"

#include <memory>
#include <vector>

namespace ai::yahtzee::solve {

// Of a state at the start of a turn, both bonuses in.
struct Prospect {
    // The probability of exactly [i] more points under play for the greatest expected score.
    std::vector<float> probabilities;
    // The greatest chance of [i] more points or above; the play differs for every target.
    std::vector<float> reach;
};

// The greatest chance to score at least `points` more.
inline double chance_of(const Prospect& prospect, int points) {
    if (points <= 0) return 1;
    if (points >= static_cast<int>(prospect.reach.size())) return 0;
    return static_cast<double>(prospect.reach[static_cast<std::size_t>(points)]);
}

// Used by several threads at a time.
class Prospects {
public:
    virtual ~Prospects() = default;

    virtual Prospect of(const state::CardState& state) const = 0;
};

using SharedProspects = std::shared_ptr<const Prospects>;

} // namespace ai::yahtzee::solve
