// Reads the games that are kept, and sums up what their reviews say, in the background. What is
// asked last counts; what was asked before is stopped.

#pragma once

#include "ai/yahtzee/coach/record_book.h"
#include "app/engine/table_service.h"
#include "app/engine/values_service.h"
#include "app/storage/library.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <stop_token>
#include <vector>

namespace app {

using SharedLibrary = std::shared_ptr<const Library>;
using SharedBook = std::shared_ptr<const ai::yahtzee::RecordBook>;

class LibraryService : public QObject {
    Q_OBJECT

public:
    LibraryService(ValuesService& values, TableService& tables, QObject* parent = nullptr);
    ~LibraryService() override; // stops and awaits the thread

    void read(const QString& folder);

    // Solves what must be solved first.
    void sumUp(std::vector<core::yahtzee::Record> records, ai::yahtzee::ReviewOptions options);

Q_SIGNALS:
    void wasRead(const app::SharedLibrary& library);
    void progressed(int games); // summed up so far
    void summedUp(const app::SharedBook& book);

private:
    quint64 ask(); // the number of the question
    SharedBook makeBook(const std::vector<core::yahtzee::Record>& records,
                        const ai::yahtzee::ReviewOptions& options);
    std::optional<ai::yahtzee::Review> reviewed(const core::yahtzee::Record& record,
                                                const ai::yahtzee::SharedValues& values,
                                                ai::yahtzee::ReviewOptions options);

    ValuesService& values_;
    TableService& tables_;
    quint64 question_ = 0; // the number of the last one
    std::stop_source stop_;
    QThreadPool thread_;
};

} // namespace app
