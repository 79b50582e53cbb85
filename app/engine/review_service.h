// Reviews games in the background. What is asked last counts; what was asked before is stopped.

#pragma once

#include "ai/yahtzee/coach/review.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <stop_token>

namespace app {

using SharedReview = std::shared_ptr<const ai::yahtzee::Review>;

class ReviewService : public QObject {
    Q_OBJECT

public:
    explicit ReviewService(QObject* parent = nullptr);
    ~ReviewService() override; // stops and awaits the thread

    // The values must be for the rules of the record. Answers later, on this object's thread. The
    // clock and the stop token of the options are its own.
    void review(const core::yahtzee::Record& record, const ai::yahtzee::SharedValues& values,
                ai::yahtzee::ReviewOptions options);

    // Nobody waits for the answer any more.
    void forget();

Q_SIGNALS:
    void reviewed(const app::SharedReview& review);
    // The tables could not be read, and there is no review.
    void tablesFailed();

private:
    quint64 question_ = 0; // the number of the last one
    std::stop_source stop_;
    QThreadPool thread_;
};

} // namespace app
