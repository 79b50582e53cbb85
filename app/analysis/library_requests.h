// What the reviews of several games say together.

#pragma once

#include "ai/yahtzee/review/statistics_builder.h"
#include "app/analysis/analysis_service.h"

#include <memory>
#include <vector>

namespace app::analysis {

using SharedStatistics = std::shared_ptr<const ai::yahtzee::review::StatisticsBuilder>;

// Solves what must be solved first, and waits for tables. Reports the games that it has read.
struct StatisticsRequest {
    std::vector<core::yahtzee::notation::Record> records;
    ai::yahtzee::review::ReviewOptions options; // without score source, clock and stop token

    using Answer = SharedStatistics;
    static constexpr Priority priority = Priority::statistics;
    Answer answer(Work& work) const;
};

} // namespace app::analysis
