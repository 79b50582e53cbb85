// Where the points come from after a choice: the contributions of every keep and box in a
// position, in microseconds once the table is there.

#pragma once

#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <vector>

namespace ai::yahtzee::solve {

// For the choices in one position, from whose turn all have the policy in common. At equal worth
// that policy is the one of best_policy(). Values and table must outlive it.
class ChoiceContributions {
public:
    ChoiceContributions(const Values& values, const ContributionTable& table,
                        const core::yahtzee::Position& position);

    // The points still to come when a legal action is carried out and best play follows; what the
    // card holds already is not in them. They sum to the choice's value less the card's total.
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
