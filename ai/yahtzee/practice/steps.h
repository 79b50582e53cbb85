// Which step of the basic strategy decides a position, and what players who know fewer steps do.

#pragma once

#include "ai/yahtzee/basic/decision.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"
#include "core/yahtzee/rules.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace ai::yahtzee::practice {

// The steps are 1 to this number, in the order of learning.
int step_count();

// The name of a step, which stays when the page is searched again and the numbers change.
std::string step_name(int step);
std::optional<int> find_step(std::string_view name);

struct StepDecision {
    int step = 0;                                                  // 0: none, the default
    core::yahtzee::Action action = core::yahtzee::Action::hold(0); // a hold by its lowest code

    friend bool operator==(const StepDecision&, const StepDecision&) = default;
};

// Keeps what it has worked out, so one is used by one thread at a time.
class StepJudge {
public:
    explicit StepJudge(core::yahtzee::Rules rules);

    // By the whole page. A box must be open.
    StepDecision decide(const core::yahtzee::Position& position) const;

    // The action of a player who knows the steps 1 to `known`.
    core::yahtzee::Action choose(int known, const core::yahtzee::Position& position);

    // The advice of a step for keeping where its pattern and conditions hold, whichever decides;
    // nothing elsewhere, and for steps on boxes.
    std::optional<core::yahtzee::Action> says(int step, const core::yahtzee::Position& position);

    // The first step for keeping, in the order of learning, that says `action`; 0: none does.
    int step_saying(core::yahtzee::Action action, const core::yahtzee::Position& position);

private:
    core::yahtzee::Rules rules_;
    basic::Decider page_;
    std::map<int, basic::Decider> knowing_; // by the number of known steps
    std::map<int, basic::Decider> alone_;   // the page with one step for keeping
};

} // namespace ai::yahtzee::practice
