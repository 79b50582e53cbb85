// Reviews a game in the background. What is asked last counts; older answers are dropped.

#pragma once

#include "ai/yahtzee/coach/ledger.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/record.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace app {

using SharedLedger = std::shared_ptr<const ai::yahtzee::Ledger>;

class ReviewService : public QObject {
    Q_OBJECT

public:
    explicit ReviewService(QObject* parent = nullptr);
    ~ReviewService() override; // awaits the thread

    // By expected score. Answers later, on this object's thread.
    void review(const core::yahtzee::Record& record, const ai::yahtzee::SharedValues& values);

Q_SIGNALS:
    void reviewed(const app::SharedLedger& ledger);

private:
    quint64 question_ = 0; // the number of the last one
    QThreadPool thread_;
};

} // namespace app
