// Work on many games: what their reviews say together, and their import.

#pragma once

#include "ai/yahtzee/review/statistics_builder.h"
#include "app/analysis/analysis_service.h"
#include "app/storage/library.h"

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

// The games of a file into the library; reports percents.
struct ImportRequest {
    QString path;
    QString folder; // of the library

    using Answer = storage::Import;
    static constexpr Priority priority = Priority::statistics;
    Answer answer(Work& work) const;
};

} // namespace app::analysis
