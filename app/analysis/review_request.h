// The review of a game. Reports the per cent that are done.

#pragma once

#include "ai/yahtzee/review/review.h"
#include "app/analysis/analysis_service.h"

#include <memory>

namespace app::analysis {

using SharedReview = std::shared_ptr<const ai::yahtzee::review::Review>;

struct ReviewRequest {
    core::yahtzee::notation::Record record;
    ai::yahtzee::solve::SharedValues values;    // for the rules of the record
    ai::yahtzee::review::ReviewOptions options; // without clock and stop token
    ai::yahtzee::solve::SharedScoreSource score_source = options.score_source;

    using Answer = SharedReview;
    static constexpr Priority priority = Priority::review;
    Answer answer(Work& work) const;
};

} // namespace app::analysis
