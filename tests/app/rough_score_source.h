// A score source that needs no tables, for the trainer.

#pragma once

#include "app/analysis/table_cache.h"
#include "tests/ai/yahtzee/win/rough_score_source.h"

namespace tests {

// There from the start.
inline app::analysis::TableSource rough_tables(const ai::yahtzee::solve::SharedValues& values) {
    const auto give = [values](core::yahtzee::Rules) -> ai::yahtzee::solve::SharedScoreSource {
        return std::make_shared<RoughScoreSource>(values);
    };
    return {give, [give](core::yahtzee::Rules rules, const ai::yahtzee::solve::SolveOptions&) {
                return give(rules);
            }};
}

} // namespace tests
