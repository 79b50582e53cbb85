#include "app/analysis/contribution_cache.h"

namespace app::analysis {

using ai::yahtzee::solve::SharedContributions;
using ai::yahtzee::solve::SharedValues;

// Below explanations, which take less and are wanted now.
ContributionCache::ContributionCache(Scheduler& scheduler)
    : cache_(scheduler, Priority::review,
             [](const SharedValues& values, const core::support::Execution& execution) {
                 return ai::yahtzee::solve::solve_contributions(*values, {execution});
             },
             {[this](const SharedValues& values, const QString& why) {
                 if (!why.isEmpty()) Q_EMIT failed(why);
                 if (cache_.get(values)) Q_EMIT solved();
             }}) {}

SharedContributions ContributionCache::request(const SharedValues& values) {
    cache_.request(values);
    return cache_.get(values);
}

} // namespace app::analysis
