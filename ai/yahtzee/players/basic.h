// Plays the first steps of the basic strategy, as a learner does.

#pragma once

#include "ai/yahtzee/basic/decision.h"
#include "ai/yahtzee/players/player.h"

#include <optional>
#include <string_view>

namespace ai::yahtzee::players {

inline constexpr std::string_view basic_names = "basic or basic-K with K steps known";

// The number of steps known in a name: 12 in "basic-12", all in "basic"; nothing for other names
// and for more steps than there are.
std::optional<int> basic_steps_in(std::string_view name);

class Basic : public Solitaire {
public:
    Basic(core::yahtzee::Rules rules, int known)
        : decider_(rules, basic::first_steps(basic::page(), known)) {}

    core::yahtzee::Action choose(const core::yahtzee::Position& position) override;
    void plan(const state::CardState& state, turn::TurnPlan& plan) override;

private:
    basic::Decider decider_;
};

} // namespace ai::yahtzee::players
