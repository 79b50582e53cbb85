// The end of a turn that is played on for an objective after a choice: the probability of each box,
// with full points or without, and of each final score.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/score_distributions.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <array>
#include <vector>

namespace ai::yahtzee::review {

// The rest of a turn played for the probabilities; where they leave a choice, for points.
turn::TurnPolicy policy_for(const turn::TurnSolver& probabilities, const solve::Values& values,
                            const state::CardState& state);

struct TurnEnd {
    core::dice::Roll roll;
    core::yahtzee::Box box;
    state::Transition scored;
    double probability;
};

// All that are possible when `action`, which must be legal, is carried out and the policy
// followed. The probabilities sum to 1.
std::vector<TurnEnd> turn_ends(core::yahtzee::Rules rules, const core::yahtzee::Position& position,
                               core::yahtzee::Action action, const turn::TurnPolicy& policy);

// Dice in an upper box: three of each face earn the upper bonus.
inline constexpr int enough_of_a_face = 3;

struct BoxProbability {
    double ends = 0;    // that the turn ends in the box
    double in_full = 0; // that it ends there with the points of the box; see is_in_full()
};

// By the index of the box.
std::array<BoxProbability, core::yahtzee::box_count>
box_probabilities(core::yahtzee::Rules rules, const state::CardState& state,
                  const std::vector<TurnEnd>& ends);

// Three or more of its face in an upper box, the points of the pattern in the others; any
// roll in chance.
bool is_in_full(core::yahtzee::Rules rules, core::yahtzee::BoxSet open, core::dice::Roll roll,
                core::yahtzee::Box box);

// The pattern that a player keeps these dice for, if it shows: two pairs are for a full house,
// three or more dice of a straight for a straight.
std::vector<core::yahtzee::Box> aims_of(core::dice::Keep keep);

// The greatest probability to end the turn with the pattern of a box; of an upper box, with `count`
// dice of its face or more.
double probability_if_aimed_for(core::yahtzee::Box box, core::dice::Keep keep, int roll_number,
                                int count = enough_of_a_face);

// With later turns played for points. `total`: points before the turn.
solve::ScoreDistribution final_scores(const solve::ScoreSource& score_source, int total,
                                      const std::vector<TurnEnd>& ends);

} // namespace ai::yahtzee::review
