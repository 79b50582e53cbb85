// Plays a strategy. No search: what is printed is what is played.

#pragma once

#include "ai/yahtzee/basic/strategy.h"
#include "ai/yahtzee/turn/turn_action.h"
#include "core/yahtzee/rules.h"

#include <array>
#include <vector>

namespace ai::yahtzee::basic {

struct Decision {
    int step; // that decides; 0: none, the default
    turn::TurnAction action;
};

class Decider {
public:
    Decider(core::yahtzee::Rules rules, Strategy strategy);

    // A box must be open.
    Decision decide(const state::CardState& state, core::dice::Roll roll, int roll_number) const;

private:
    // A rule with its fits for every roll.
    struct Known {
        Rule rule;
        std::array<std::vector<Fit>, core::dice::roll_count> fits;
    };

    Decision stop(int step, const state::CardState& state, core::dice::Roll roll) const;
    Decision box(const state::CardState& state, core::dice::Roll roll) const;
    core::yahtzee::Box best_box(const state::CardState& state, core::dice::Roll roll,
                                bool with_par) const;

    core::yahtzee::Rules rules_;
    Strategy strategy_;
    std::vector<Known> known_; // in the order of use
};

} // namespace ai::yahtzee::basic
