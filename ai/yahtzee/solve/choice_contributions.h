// The contributions of each part of the score (contribution_table.h) after every choice in a
// position. Takes microseconds once the table is solved.

#pragma once

#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <vector>

namespace ai::yahtzee::solve {

// The points still to come, those of this turn included, when `roll` is scored in `box`.
Contributions contributions_after(core::yahtzee::Rules rules, const ContributionTable& table,
                                  const state::CardState& state, core::dice::Roll roll,
                                  core::yahtzee::Box box);

// For all choices of one position; they share the policy for the rest of the turn, which is
// best_policy(). Values and table must outlive it.
class ChoiceContributions {
public:
    ChoiceContributions(const Values& values, const ContributionTable& table,
                        const core::yahtzee::Position& position);

    // The points still to come after a legal action and best play; points on the card are not in
    // them. They sum to the choice's value less the card's total.
    Contributions at(core::yahtzee::Action action) const;

private:
    Contributions of_box(core::dice::Roll roll, core::yahtzee::Box box) const;

    const Values& values_;
    const ContributionTable& table_;
    core::yahtzee::Position position_;
    state::CardState state_;
    turn::TurnPolicy policy_{};          // while there are rolls and boxes left
    std::vector<Contributions> by_roll_; // of the third roll in its best box, by Roll::index()
};

} // namespace ai::yahtzee::solve
