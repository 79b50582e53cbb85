#include "app/analysis/rollout_service.h"

#include "ai/yahtzee/tables/table_file.h"
#include "core/support/parallel.h"

#include <algorithm>

namespace app::analysis {

namespace {

// One processor is left to the window.
int threads_for_rollouts() { return std::max(1, core::support::threads_or_all(0) - 1); }

} // namespace

void RolloutService::ask(const Question& question) {
    questions_.ask([this, question](const std::stop_token& stop) { return rank(question, stop); },
                   [this](const Answer& answer) {
                       if (answer)
                           Q_EMIT corrected(*answer);
                       else
                           Q_EMIT damaged();
                   });
}

// On the thread.
RolloutService::Answer RolloutService::rank(const Question& question,
                                            const std::stop_token& stop) try {
    if (!ranker_ || values_ != question.values || score_source_ != question.score_source) {
        values_ = question.values;
        score_source_ = question.score_source;
        ai::yahtzee::win::RolloutOptions options;
        options.threads = threads_for_rollouts();
        ranker_.emplace(values_, score_source_, options);
    }
    return ranker_->rank(question.position, stop);
} catch (const ai::yahtzee::tables::TableError&) {
    ranker_.reset();
    return std::nullopt;
}

} // namespace app::analysis
