// The games that are kept: reading them, and summing up what their reviews say.

#pragma once

#include "ai/yahtzee/review/statistics_builder.h"
#include "app/analysis/analysis_service.h"
#include "app/storage/library.h"

#include <QString>

#include <memory>
#include <vector>

namespace app::analysis {

using SharedLibrary = std::shared_ptr<const storage::Library>;
using SharedStatistics = std::shared_ptr<const ai::yahtzee::review::StatisticsBuilder>;

struct LibraryRequest {
    QString folder;

    using Answer = SharedLibrary;
    static constexpr Priority priority = Priority::review;
    Answer answer(Work& work) const;
};

// Solves what must be solved first, and waits for tables. Reports the games that it has read.
struct StatisticsRequest {
    std::vector<core::yahtzee::notation::Record> records;
    ai::yahtzee::review::ReviewOptions options; // without score source, clock and stop token

    using Answer = SharedStatistics;
    static constexpr Priority priority = Priority::statistics;
    Answer answer(Work& work) const;
};

} // namespace app::analysis
