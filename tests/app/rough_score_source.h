// Sources of tables for the trainer that need no files.

#pragma once

#include "app/analysis/table_cache.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/ai/yahtzee/win/rough_score_source.h"

#include <thread>

namespace tests {

inline ai::yahtzee::solve::SharedScoreSource nothing(core::yahtzee::Rules) { return nullptr; }

// Works until it is stopped.
inline ai::yahtzee::solve::SharedScoreSource
never(core::yahtzee::Rules, const ai::yahtzee::solve::SolveOptions& options) {
    options.progress(0.25);
    while (!options.stop.stop_requested()) std::this_thread::yield();
    return nullptr;
}

// Those of the solved game.
inline ai::yahtzee::solve::SharedScoreSource rough_scores() {
    return std::make_shared<RoughScoreSource>(solved_values());
}

// There from the start.
inline app::analysis::TableSource rough_tables() {
    return {[](core::yahtzee::Rules) { return rough_scores(); },
            [](core::yahtzee::Rules, const ai::yahtzee::solve::SolveOptions&) {
                return rough_scores();
            }};
}

} // namespace tests
