// Prospects out of the solved tables, in memory or mapped from files.

#pragma once

#include "ai/yahtzee/solve/outcomes.h"
#include "ai/yahtzee/solve/prospects.h"
#include "ai/yahtzee/solve/thresholds.h"

namespace ai::yahtzee::tables {

class TableProspects : public solve::Prospects {
public:
    // Neither may be null. Tables mapped from files may throw when they are read; see there.
    TableProspects(solve::SharedOutcomes outcomes, solve::SharedThresholds thresholds)
        : outcomes_(std::move(outcomes)), thresholds_(std::move(thresholds)) {}

    solve::Prospect of(const state::CardState& state) const override;

private:
    solve::SharedOutcomes outcomes_;
    solve::SharedThresholds thresholds_;
};

} // namespace ai::yahtzee::tables
