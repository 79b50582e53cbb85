#include "app/analysis/review_service.h"

#include "ai/yahtzee/tables/table_file.h"

#include <chrono>

namespace app::analysis {

using ai::yahtzee::review::ReviewOptions;
using ai::yahtzee::solve::SharedValues;
using core::yahtzee::notation::Record;

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
Answer answer(const Record& record, const SharedValues& values, ReviewOptions options,
              const std::stop_token& stop) try {
    options.stop = stop;
    auto review = ai::yahtzee::review::review(record, values, options);
    if (!review) return {};
    return {std::make_shared<const ai::yahtzee::review::Review>(*std::move(review))};
} catch (const ai::yahtzee::tables::TableError&) {
    return {nullptr, true};
}

} // namespace

void ReviewService::review(const Record& record, const SharedValues& values,
                           ReviewOptions options) {
    options.clock = seconds_now;
    questions_.ask(
        [record, values, options = std::move(options)](const std::stop_token& stop) {
            return answer(record, values, options, stop);
        },
        [this](const Answer& answer) {
            if (answer.tables_failed) Q_EMIT tablesFailed();
            if (answer.review) Q_EMIT reviewed(answer.review);
        });
}

} // namespace app::analysis
