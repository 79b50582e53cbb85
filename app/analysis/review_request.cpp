#include "app/analysis/review_request.h"

#include <chrono>

namespace app::analysis {

namespace {

double seconds_now() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

} // namespace

SharedReview ReviewRequest::answer(Work& work) const {
    auto stoppable = options;
    stoppable.clock = seconds_now;
    stoppable.stop = work.stop();
    auto review = ai::yahtzee::review::review(record, values, stoppable);
    if (!review) throw Cancelled();
    return std::make_shared<const ai::yahtzee::review::Review>(*std::move(review));
}

} // namespace app::analysis
