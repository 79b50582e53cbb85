#include "app/analysis/review_request.h"

#include <chrono>
#include <utility>

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
    stoppable.progress = [&work, told = -1](double done) mutable {
        const int percent = static_cast<int>(100 * done);
        if (percent != std::exchange(told, percent)) work.report(percent);
    };
    auto review = ai::yahtzee::review::review(record, values, stoppable);
    if (!review) throw Cancelled();
    return std::make_shared<const ai::yahtzee::review::Review>(*std::move(review));
}

} // namespace app::analysis
