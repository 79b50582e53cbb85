#include "app/engine/review_service.h"

#include "ai/yahtzee/tables/table_file.h"

#include <QtConcurrent>

#include <chrono>

namespace app {

using ai::yahtzee::ReviewOptions;
using ai::yahtzee::SharedValues;
using core::yahtzee::Record;

namespace {

struct Answer {
    SharedReview review; // null: stopped, or
    bool tables_failed = false;
};

double seconds_now() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

// On the service's own thread.
Answer answer(const Record& record, const SharedValues& values, const ReviewOptions& options) try {
    auto review = ai::yahtzee::review(record, values, options);
    if (!review) return {};
    return {std::make_shared<const ai::yahtzee::Review>(*std::move(review))};
} catch (const ai::yahtzee::TableError&) {
    return {nullptr, true};
}

} // namespace

ReviewService::ReviewService(QObject* parent) : QObject(parent) { thread_.setMaxThreadCount(1); }

ReviewService::~ReviewService() {
    stop_.request_stop();
    thread_.waitForDone();
}

void ReviewService::forget() {
    ++question_;
    stop_.request_stop();
    stop_ = {};
    thread_.clear(); // what still waits there
}

void ReviewService::review(const Record& record, const SharedValues& values,
                           ReviewOptions options) {
    forget();
    options.stop = stop_.get_token();
    options.clock = seconds_now;
    QtConcurrent::run(&thread_, answer, record, values, std::move(options))
        .then(this, [this, question = question_](const Answer& answer) {
            if (question != question_) return;
            if (answer.tables_failed) Q_EMIT tablesFailed();
            if (answer.review) Q_EMIT reviewed(answer.review);
        });
}

} // namespace app
