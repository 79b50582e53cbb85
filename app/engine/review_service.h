// Reviews games in the background. What is asked last counts; what was asked before is stopped.

#pragma once

#include "ai/yahtzee/coach/review.h"
#include "app/engine/last_question.h"

#include <memory>

namespace app {

using SharedReview = std::shared_ptr<const ai::yahtzee::Review>;

class ReviewService : public QObject {
    Q_OBJECT

public:
    explicit ReviewService(QObject* parent = nullptr) : QObject(parent), questions_(this) {}

    // The values must be for the rules of the record. Answers later, on this object's thread. The
    // clock and the stop token of the options are its own.
    void review(const core::yahtzee::Record& record, const ai::yahtzee::SharedValues& values,
                ai::yahtzee::ReviewOptions options);

    void forget() { questions_.forget(); }

Q_SIGNALS:
    void reviewed(const app::SharedReview& review);
    // The tables could not be read, and there is no review.
    void tablesFailed();

private:
    LastQuestion questions_;
};

} // namespace app
