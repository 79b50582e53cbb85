// ScoreSource out of the solved tables, in memory or mapped from files.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/score_distributions.h"
#include "ai/yahtzee/solve/target_probabilities.h"

namespace ai::yahtzee::tables {

class TableScoreSource : public solve::ScoreSource {
public:
    // Neither may be null. Tables mapped from files may throw when they are read; see there.
    TableScoreSource(solve::SharedScoreDistributions outcomes,
                     solve::SharedTargetProbabilities thresholds)
        : outcomes_(std::move(outcomes)), thresholds_(std::move(thresholds)) {}

    solve::FutureScores of(const state::CardState& state) const override;

private:
    solve::SharedScoreDistributions outcomes_;
    solve::SharedTargetProbabilities thresholds_;
};

} // namespace ai::yahtzee::tables
