#include "app/engine/review_service.h"

#include <QtConcurrent>

namespace app {

ReviewService::ReviewService(QObject* parent) : QObject(parent) { thread_.setMaxThreadCount(1); }

ReviewService::~ReviewService() { thread_.waitForDone(); }

void ReviewService::review(const core::yahtzee::Record& record,
                           const ai::yahtzee::SharedValues& values) {
    const quint64 question = ++question_;
    thread_.clear(); // what still waits there is out of date
    QtConcurrent::run(&thread_, [record, values] {
        ai::yahtzee::ExpectedScore objective(values);
        return SharedLedger(std::make_shared<ai::yahtzee::Ledger>(
            ai::yahtzee::make_ledger(record, objective, ai::yahtzee::point_limits)));
    }).then(this, [this, question](const SharedLedger& ledger) {
        if (question == question_) Q_EMIT reviewed(ledger);
    });
}

} // namespace app
