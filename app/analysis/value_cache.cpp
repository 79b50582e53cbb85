#include "app/analysis/value_cache.h"

#include <utility>

namespace app::analysis {

using ai::yahtzee::solve::SharedContributions;
using ai::yahtzee::solve::SharedValues;
using ai::yahtzee::solve::SolveOptions;
using core::yahtzee::Rules;

// Reasons wait for it, roll-outs don't.
ContributionCache::ContributionCache(Scheduler& scheduler)
    : cache_(scheduler, Priority::explanation,
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

ValueCache::ValueCache(Scheduler& scheduler, Solve solve)
    : cache_(scheduler, Priority::player,
             [solve = std::move(solve)](Rules rules, const Cache::Execution& execution) {
                 const SolveOptions options{execution};
                 return solve ? solve(rules, options) : ai::yahtzee::solve::solve(rules, options);
             },
             {[this](Rules rules, const QString& why) {
                  if (!why.isEmpty()) Q_EMIT failed(why, rules);
                  if (cache_.get(rules)) Q_EMIT solved();
              },
              [this](int percent) { Q_EMIT progressed(percent); }}) {}

void ValueCache::publish(const SharedValues& values) {
    cache_.publish(values->rules(), values);
    Q_EMIT solved();
}

SharedValues ValueCache::wait_for(Rules rules, Scheduler::Slot& slot) {
    request(rules);
    return cache_.wait_for(rules, slot);
}

} // namespace app::analysis
