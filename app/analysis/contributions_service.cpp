#include "app/analysis/contributions_service.h"

#include "app/analysis/answer_later.h"

namespace app::analysis {

using ai::yahtzee::solve::SharedContributions;
using ai::yahtzee::solve::SharedValues;

ContributionsService::~ContributionsService() {
    stop_.request_stop();
    thread_.clear();
    thread_.waitForDone();
}

SharedContributions ContributionsService::want(const SharedValues& values) {
    const auto rules = values->rules();
    const auto [entry, is_new] = tables_.try_emplace(rules);
    if (is_new)
        answer_later(
            thread_, this,
            [values, stop = stop_.get_token()] {
                return ai::yahtzee::solve::solve_contributions(*values, {.stop = stop});
            },
            [this, rules](const SharedContributions& table) {
                tables_[rules] = table;
                Q_EMIT solved();
            });
    return entry->second;
}

} // namespace app::analysis
