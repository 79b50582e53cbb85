// The break-even point of a decision: the smallest change of a total or of the margin after which
// another choice is best. It shows a person on what the decision depends.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/decide/objective.h"
#include "core/support/parallel.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <optional>

namespace ai::yahtzee::review {

struct BreakEven {
    enum class What {
        upper_total,    // of the mover: for the objective of points
        margin,         // over the opponents: for the objective to win
        points_to_beat, // for that objective
    };
    What what;
    int change;                       // points; not 0
    core::yahtzee::Action best_there; // after the change
    core::yahtzee::Action best_now;
};

// Progress is the change that is looked at next.
struct BreakEvenOptions : core::support::Execution {
    int max_change = 60; // points
};

// Ranks the choices at each change from 1 to max_change points, up before down, until another one
// is best. Nothing if none is, or if it was stopped. The position must have a choice.
std::optional<BreakEven> nearest_break_even(decide::ActionRanker& ranker,
                                            const core::yahtzee::Position& position,
                                            const decide::Objective& objective,
                                            const BreakEvenOptions& options = {});

} // namespace ai::yahtzee::review
