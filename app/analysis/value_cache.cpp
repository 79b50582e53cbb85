#include "app/analysis/value_cache.h"

#include <utility>

namespace app::analysis {

using ai::yahtzee::solve::SharedValues;
using ai::yahtzee::solve::SolveOptions;
using core::yahtzee::Rules;

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
