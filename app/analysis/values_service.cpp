#include "app/analysis/values_service.h"

#include "ai/yahtzee/solve/solver.h"
#include "app/analysis/whole_percents.h"

namespace app::analysis {

using ai::yahtzee::solve::SharedValues;
using core::yahtzee::Rules;

ValuesService::~ValuesService() {
    for (std::jthread& solver : solvers_) solver.request_stop();
    solvers_.clear();
}

void ValuesService::want(Rules rules) {
    {
        const std::lock_guard lock(mutex_);
        if (!values_.try_emplace(rules).second) return;
    }
    solvers_.emplace_back([this, rules](const std::stop_token& stop) { solve(rules, stop); });
}

void ValuesService::give(SharedValues values) {
    const Rules rules = values->rules();
    {
        const std::lock_guard lock(mutex_);
        values_[rules] = std::move(values);
    }
    arrived_.notify_all();
    Q_EMIT solved();
}

SharedValues ValuesService::find(Rules rules) const {
    const std::lock_guard lock(mutex_);
    const auto found = values_.find(rules);
    return found == values_.end() ? nullptr : found->second;
}

SharedValues ValuesService::wait(Rules rules, std::stop_token stop) {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, std::move(stop), [&] { return values_[rules] != nullptr; });
    return values_[rules];
}

// On a solver's thread.
void ValuesService::solve(Rules rules, const std::stop_token& stop) {
    const auto show = whole_percents([this](int percent) { Q_EMIT progressed(percent); });
    SharedValues values = ai::yahtzee::solve::solve(rules, {.stop = stop, .progress = show});
    if (values) give(std::move(values));
}

} // namespace app::analysis
