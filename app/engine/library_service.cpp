#include "app/engine/library_service.h"

#include "ai/yahtzee/tables/table_file.h"

#include <QtConcurrent>

namespace app {

using ai::yahtzee::RecordBook;
using ai::yahtzee::ReviewOptions;
using ai::yahtzee::SharedValues;
using core::yahtzee::Record;

LibraryService::LibraryService(ValuesService& values, TableService& tables, QObject* parent)
    : QObject(parent), values_(values), tables_(tables) {
    thread_.setMaxThreadCount(1);
}

LibraryService::~LibraryService() {
    stop_.request_stop();
    thread_.waitForDone();
}

quint64 LibraryService::ask() {
    stop_.request_stop();
    stop_ = {};
    return ++question_;
}

void LibraryService::read(const QString& folder) {
    const quint64 question = ask();
    QtConcurrent::run(&thread_, [folder, stop = stop_.get_token()] {
        return std::make_shared<const Library>(read_library(folder, stop));
    }).then(this, [this, question](const SharedLibrary& library) {
        if (question == question_) Q_EMIT wasRead(library);
    });
}

void LibraryService::sumUp(std::vector<Record> records, ReviewOptions options) {
    const quint64 question = ask();
    for (const Record& record : records) values_.want(record.rules);
    options.stop = stop_.get_token();
    options.same_dice = false;
    QtConcurrent::run(&thread_, [this, records = std::move(records), options] {
        return makeBook(records, options);
    }).then(this, [this, question](const SharedBook& book) {
        if (question == question_ && book) Q_EMIT summedUp(book);
    });
}

// These two on the service's own thread. Damaged tables are not used again.
std::optional<ai::yahtzee::Review> LibraryService::reviewed(const Record& record,
                                                            const SharedValues& values,
                                                            ReviewOptions options) try {
    options.prospects = tables_.find(record.rules);
    return ai::yahtzee::review(record, values, options);
} catch (const ai::yahtzee::TableError&) {
    tables_.drop(record.rules);
    options.prospects = nullptr;
    return ai::yahtzee::review(record, values, options);
}

// Null: stopped.
SharedBook LibraryService::makeBook(const std::vector<Record>& records,
                                    const ReviewOptions& options) {
    auto book = std::make_shared<RecordBook>();
    for (const Record& record : records) {
        const auto values = values_.wait(record.rules, options.stop);
        if (!values) return nullptr;
        const auto review = reviewed(record, values, options);
        if (!review) return nullptr;
        book->add(record, *review);
        Q_EMIT progressed(book->games());
    }
    return book;
}

} // namespace app
