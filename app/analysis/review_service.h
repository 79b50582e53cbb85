// Reviews games in the background. What is asked last counts; what was asked before is stopped.

#pragma once

#include "ai/yahtzee/review/review.h"
#include "app/analysis/latest_request.h"

#include <memory>

namespace app::analysis {

using SharedReview = std::shared_ptr<const ai::yahtzee::review::Review>;

class ReviewService : public QObject {
    Q_OBJECT

public:
    explicit ReviewService(QObject* parent = nullptr) : QObject(parent), questions_(this) {}

    // The values must be for the rules of the record. Answers later, on this object's thread. The
    // clock and the stop token of the options are its own.
    void review(const core::yahtzee::notation::Record& record,
                const ai::yahtzee::solve::SharedValues& values,
                ai::yahtzee::review::ReviewOptions options);

    void forget() { questions_.forget(); }

Q_SIGNALS:
    void reviewed(const SharedReview& review);
    // The tables could not be read, and there is no review.
    void tablesFailed();

private:
    LatestRequest questions_;
};

} // namespace app::analysis
