// Work on many games: what their reviews say together, and their import.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/review/review.h"
#include "ai/yahtzee/review/statistics_builder.h"
#include "app/analysis/analysis_service.h"
#include "app/storage/game_entry.h"
#include "app/storage/library.h"
#include "core/yahtzee/notation/record.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace app::analysis {

// The review of a game. Reports the per cent that are done.
using SharedReview = std::shared_ptr<const ai::yahtzee::review::Review>;

struct ReviewRequest {
    core::yahtzee::notation::Record record;
    ai::yahtzee::solve::SharedValues values;    // for the rules of the record
    ai::yahtzee::review::ReviewOptions options; // without clock and stop token
    ai::yahtzee::solve::SharedScoreSource score_source = options.score_source;

    using Answer = SharedReview;
    static constexpr Priority priority = Priority::review;
    Answer answer(Work& work) const;
};

// The figures of a game's analysis that the index keeps: luck, losses and all decisions of the
// owner. For play for points; win losses where the ranker knows win probabilities. Nothing of use
// if it was stopped. The values must be for the rules of the record; without a score source win
// probabilities are known near the end of a game only.
storage::GameFigures figures_of_game(const core::yahtzee::notation::Record& record,
                                     const ai::yahtzee::solve::SharedValues& values,
                                     const std::stop_token& stop = {},
                                     const ai::yahtzee::solve::SharedScoreSource& source = nullptr);

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
