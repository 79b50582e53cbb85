// Reads the games that are kept, and sums up what their reviews say, in the background. What is
// asked last counts; what was asked before is stopped.

#pragma once

#include "ai/yahtzee/review/statistics_builder.h"
#include "app/analysis/latest_request.h"
#include "app/analysis/table_service.h"
#include "app/analysis/values_service.h"
#include "app/storage/library.h"

#include <memory>
#include <vector>

namespace app::analysis {

using SharedLibrary = std::shared_ptr<const storage::Library>;
using SharedBook = std::shared_ptr<const ai::yahtzee::review::StatisticsBuilder>;

class LibraryService : public QObject {
    Q_OBJECT

public:
    LibraryService(ValuesService& values, TableService& tables, QObject* parent = nullptr)
        : QObject(parent), values_(values), tables_(tables), questions_(this) {}

    void read(const QString& folder);

    // Solves what must be solved first, and looks for tables.
    void sumUp(std::vector<core::yahtzee::notation::Record> records,
               ai::yahtzee::review::ReviewOptions options);

Q_SIGNALS:
    void wasRead(const SharedLibrary& library);
    void progressed(int games); // looked at so far
    void summedUp(const SharedBook& book);

private:
    SharedBook makeBook(const std::vector<core::yahtzee::notation::Record>& records,
                        const ai::yahtzee::review::ReviewOptions& options);
    std::optional<ai::yahtzee::review::Review>
    reviewed(const core::yahtzee::notation::Record& record,
             const ai::yahtzee::solve::SharedValues& values,
             ai::yahtzee::review::ReviewOptions options);

    ValuesService& values_;
    TableService& tables_;
    LatestRequest questions_;
};

} // namespace app::analysis
