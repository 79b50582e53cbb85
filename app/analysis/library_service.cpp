#include "app/analysis/library_service.h"

#include "ai/yahtzee/tables/table_file.h"

namespace app::analysis {

using namespace app::storage;
using ai::yahtzee::review::ReviewOptions;
using ai::yahtzee::review::StatisticsBuilder;
using ai::yahtzee::solve::SharedValues;
using core::yahtzee::notation::Record;

void LibraryService::read(const QString& folder) {
    questions_.ask(
        [folder](const std::stop_token& stop) {
            return std::make_shared<const Library>(read_library(folder, stop));
        },
        [this](const SharedLibrary& library) { Q_EMIT wasRead(library); });
}

void LibraryService::sumUp(std::vector<Record> records, ReviewOptions options) {
    for (const Record& record : records) {
        values_.want(record.rules);
        tables_.want(record.rules);
    }
    options.same_dice = false;
    questions_.ask(
        [this, records = std::move(records), options](const std::stop_token& stop) {
            auto stoppable = options;
            stoppable.stop = stop;
            return makeBook(records, stoppable);
        },
        [this](const SharedBook& book) {
            if (book) Q_EMIT summedUp(book);
        });
}

// These two on the service's own thread. Damaged tables are not used again.
std::optional<ai::yahtzee::review::Review> LibraryService::reviewed(const Record& record,
                                                                    const SharedValues& values,
                                                                    ReviewOptions options) try {
    options.score_source = tables_.wait(record.rules, options.stop);
    return ai::yahtzee::review::review(record, values, options);
} catch (const ai::yahtzee::tables::TableError&) {
    tables_.drop(record.rules, options.score_source);
    options.score_source = nullptr;
    return ai::yahtzee::review::review(record, values, options);
}

// Null: stopped.
SharedBook LibraryService::makeBook(const std::vector<Record>& records,
                                    const ReviewOptions& options) {
    auto book = std::make_shared<StatisticsBuilder>(records);
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (book->counts(i)) {
            const auto values = values_.wait(records[i].rules, options.stop);
            if (!values) return nullptr;
            const auto review = reviewed(records[i], values, options);
            if (!review) return nullptr;
            book->add(i, *review);
        }
        Q_EMIT progressed(static_cast<int>(i) + 1);
    }
    return book;
}

} // namespace app::analysis
