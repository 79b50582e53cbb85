// The flip point: how little would have to be different for another choice to be best. It tells a
// person what a decision hangs on.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/decide/objective.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <optional>
#include <stop_token>

namespace ai::yahtzee::review {

struct FlipPoint {
    enum class What {
        upper_total,    // of the mover; where points are the objective
        margin,         // over the opponents; where the win is
        points_to_beat, // where they are
    };
    What what;
    int change; // points; not 0
    core::yahtzee::Action best_there;
    core::yahtzee::Action best_now;
};

struct FlipOptions {
    int max_change = 60; // points
    std::stop_token stop = {};
};

// The smallest change, upward before downward among equals, found by ranking the choices at each.
// Nothing if none up to the most makes another choice best, or if it was stopped. The position must
// have a choice.
std::optional<FlipPoint> nearest_flip(decide::ActionRanker& ranker,
                                      const core::yahtzee::Position& position,
                                      const decide::Objective& objective,
                                      const FlipOptions& options = {});

} // namespace ai::yahtzee::review
