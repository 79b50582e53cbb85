// How a turn that is played for the most points ends: every way to score, and its chance.

#pragma once

#include "ai/yahtzee/turn/turn_kernel.h"
#include "core/yahtzee/box.h"

#include <vector>

namespace ai::yahtzee::solve {

struct ScoringChance {
    core::yahtzee::Box box;
    int points; // in the box
    int bonus;  // points for a further Yahtzee
    double chance;
};

// `sources` are those of the values, `lane` the upper total. Where choices are worth the same, one
// is taken, always the same one.
std::vector<ScoringChance> scoring_chances(const turn::TurnSources& sources, int lane);

} // namespace ai::yahtzee::solve
