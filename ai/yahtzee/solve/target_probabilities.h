// What a card can still reach: for every state at the start of a turn and every number of points
// the greatest probability to get at least that many. The play that does it depends on the number.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/survival_table.h"
#include "core/yahtzee/rules.h"

#include <memory>

namespace ai::yahtzee::solve {

class TargetProbabilities {
public:
    explicit TargetProbabilities(std::shared_ptr<const SurvivalTable> curves)
        : curves_(std::move(curves)) {}

    // Over the points still needed, counted as Values::points counts them.
    SurvivalFunction probabilities(const state::CardState& state) const {
        return curves_->curve(state);
    }

    double probability(const state::CardState& state, int points_needed) const {
        return probabilities(state).at_least(points_needed);
    }

    const SurvivalTable& curves() const { return *curves_; }

private:
    std::shared_ptr<const SurvivalTable> curves_;
};

using SharedTargetProbabilities = std::shared_ptr<const TargetProbabilities>;

// In memory. Null if it was stopped.
SharedTargetProbabilities solve_target_probabilities(core::yahtzee::Rules rules,
                                                     const SolveOptions& options = {});

} // namespace ai::yahtzee::solve
