#include "app/engine/contributions_service.h"

#include "app/engine/whole_percents.h"

namespace app {

SharedContributions ContributionsService::want(const ai::yahtzee::SharedValues& values,
                                               core::yahtzee::BoxSet open) {
    const Task task{values, open};
    if (contributions_ && solved_.covers(task)) return contributions_;
    if (!questions_.isWaiting() || !solving_.covers(task)) start(task);
    return nullptr;
}

void ContributionsService::start(const Task& task) {
    solving_ = task;
    questions_.ask([this, task](const std::stop_token& stop) { return solve(task, stop); },
                   [this, task](const SharedContributions& contributions) {
                       solved_ = task;
                       contributions_ = contributions;
                       Q_EMIT solved();
                   });
}

// On the thread.
SharedContributions ContributionsService::solve(const Task& task, const std::stop_token& stop) {
    ai::yahtzee::SolveOptions options;
    options.stop = stop;
    options.within = task.within;
    options.progress = whole_percents([this](int percent) { Q_EMIT progressed(percent); });
    return ai::yahtzee::solve_contributions(task.values, options);
}

} // namespace app
