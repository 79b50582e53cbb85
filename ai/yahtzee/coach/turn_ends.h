// How a turn ends after a choice when it is played on for an aim: with which chance in each box,
// whether in full, and which final scores follow.

#pragma once

#include "ai/yahtzee/chance/prospects.h"
#include "ai/yahtzee/chance/score_distribution.h"
#include "ai/yahtzee/chance/turn_chances.h"
#include "ai/yahtzee/solve/turn_policy.h"
#include "ai/yahtzee/solve/turn_state.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <array>
#include <vector>

namespace ai::yahtzee {

// The rest of a turn played for the chances; where they leave a choice, for points.
TurnPolicy policy_for(const TurnChances& chances, const Values& values, const TurnState& state);

struct TurnEnd {
    core::dice::Roll roll;
    core::yahtzee::Box box;
    Scored scored;
    double chance;
};

// All that have a chance when `action`, which must be legal, is carried out and the policy
// followed. The chances sum to 1.
std::vector<TurnEnd> turn_ends(core::yahtzee::Rules rules, const core::yahtzee::Position& position,
                               core::yahtzee::Action action, const TurnPolicy& policy);

struct BoxChance {
    double ends = 0;    // that the turn ends in the box
    double in_full = 0; // and that with what the box is for; see is_in_full()
};

// By the index of the box.
std::array<BoxChance, core::yahtzee::box_count>
box_chances(core::yahtzee::Rules rules, const TurnState& state, const std::vector<TurnEnd>& ends);

// Three or more of its face in an upper box, the points of the pattern in the others; the chance
// box takes anything.
bool is_in_full(core::yahtzee::Rules rules, core::yahtzee::BoxSet open, core::dice::Roll roll,
                core::yahtzee::Box box);

// With later turns played for points. `total`: points before the turn.
ScoreDistribution final_scores(const Prospects& prospects, int total,
                               const std::vector<TurnEnd>& ends);

} // namespace ai::yahtzee
