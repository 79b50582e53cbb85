// Prospects out of the solved tables, in memory or mapped from files.

#pragma once

#include "ai/yahtzee/chance/prospects.h"
#include "ai/yahtzee/solve/outcomes.h"
#include "ai/yahtzee/solve/thresholds.h"

namespace ai::yahtzee {

class TableProspects : public Prospects {
public:
    // Neither may be null. Tables mapped from files may throw when they are read; see there.
    TableProspects(SharedOutcomes outcomes, SharedThresholds thresholds)
        : outcomes_(std::move(outcomes)), thresholds_(std::move(thresholds)) {}

    Prospect of(const TurnState& state) const override;

private:
    SharedOutcomes outcomes_;
    SharedThresholds thresholds_;
};

} // namespace ai::yahtzee
