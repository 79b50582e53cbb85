// Reads the games that are kept, and sums up what their reviews say, in the background. What is
// asked last counts; what was asked before is stopped.

#pragma once

#include "ai/yahtzee/coach/record_book.h"
#include "app/engine/last_question.h"
#include "app/engine/table_service.h"
#include "app/engine/values_service.h"
#include "app/storage/library.h"

#include <memory>
#include <vector>

namespace app {

using SharedLibrary = std::shared_ptr<const Library>;
using SharedBook = std::shared_ptr<const ai::yahtzee::RecordBook>;

class LibraryService : public QObject {
    Q_OBJECT

public:
    LibraryService(ValuesService& values, TableService& tables, QObject* parent = nullptr)
        : QObject(parent), values_(values), tables_(tables), questions_(this) {}

    void read(const QString& folder);

    // Solves what must be solved first, and looks for tables.
    void sumUp(std::vector<core::yahtzee::Record> records, ai::yahtzee::ReviewOptions options);

Q_SIGNALS:
    void wasRead(const app::SharedLibrary& library);
    void progressed(int games); // looked at so far
    void summedUp(const app::SharedBook& book);

private:
    SharedBook makeBook(const std::vector<core::yahtzee::Record>& records,
                        const ai::yahtzee::ReviewOptions& options);
    std::optional<ai::yahtzee::Review> reviewed(const core::yahtzee::Record& record,
                                                const ai::yahtzee::SharedValues& values,
                                                ai::yahtzee::ReviewOptions options);

    ValuesService& values_;
    TableService& tables_;
    LastQuestion questions_;
};

} // namespace app
