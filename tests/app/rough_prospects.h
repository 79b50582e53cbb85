// A source of rough prospects, for the trainer.

#pragma once

#include "app/engine/table_service.h"
#include "tests/ai/yahtzee/chance/rough_prospects.h"

namespace tests {

using ai::yahtzee::RoughProspects;

// There from the start.
inline app::TableSource rough_tables(const ai::yahtzee::SharedValues& values) {
    const auto give = [values](core::yahtzee::Rules) -> ai::yahtzee::SharedProspects {
        return std::make_shared<RoughProspects>(values);
    };
    return {give, [give](core::yahtzee::Rules rules, const ai::yahtzee::SolveOptions&) {
                return give(rules);
            }};
}

} // namespace tests
