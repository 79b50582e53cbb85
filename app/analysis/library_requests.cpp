#include "app/analysis/library_requests.h"

#include "ai/yahtzee/tables/table_file.h"

#include <utility>

namespace app::analysis {

using ai::yahtzee::review::Review;
using ai::yahtzee::review::ReviewOptions;
using ai::yahtzee::review::StatisticsBuilder;
using core::yahtzee::notation::Record;

namespace {

// Damaged tables are not used again.
Review review_of(const Record& record, ReviewOptions options, Work& work) {
    const auto values = work.service.values().wait_for(record.rules, work.slot);
    options.score_source = work.service.tables().wait_for(record.rules, work.slot);
    options.stop = work.stop();
    options.same_dice = false;
    const auto try_review = [&] {
        auto review = ai::yahtzee::review::review(record, values, options);
        if (!review) throw Cancelled();
        return *std::move(review);
    };
    try {
        return try_review();
    } catch (const ai::yahtzee::tables::TableError&) {
        work.service.tables().drop(record.rules, options.score_source);
        options.score_source = nullptr;
    }
    return try_review();
}

} // namespace

SharedStatistics StatisticsRequest::answer(Work& work) const {
    for (const Record& record : records) work.service.tables().request(record.rules);
    const auto statistics = std::make_shared<StatisticsBuilder>(records);
    for (std::size_t i = 0; i < records.size(); ++i) {
        work.slot.pause();
        if (statistics->counts(i)) statistics->add(i, review_of(records[i], options, work));
        work.report(static_cast<int>(i) + 1);
    }
    return statistics;
}

storage::Import ImportRequest::answer(Work& work) const {
    int told = 0; // percent
    const auto step = [&](double part) {
        const int percent = static_cast<int>(100 * part);
        if (percent != std::exchange(told, percent)) work.report(percent);
        work.slot.pause();
    };
    return storage::import_games(path, folder, {1, work.stop(), step});
}

} // namespace app::analysis
