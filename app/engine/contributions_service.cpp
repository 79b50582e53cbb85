#include "app/engine/contributions_service.h"

#include "app/engine/whole_percents.h"

#include <QtConcurrent>

namespace app {

ContributionsService::ContributionsService(QObject* parent) : QObject(parent) {
    thread_.setMaxThreadCount(1);
}

ContributionsService::~ContributionsService() {
    stop_.request_stop();
    thread_.waitForDone();
}

SharedContributions ContributionsService::want(const ai::yahtzee::SharedValues& values,
                                               core::yahtzee::BoxSet open) {
    const Task task{values, open};
    if (contributions_ && solved_.covers(task)) return contributions_;
    if (!solving_.covers(task)) start(task);
    return nullptr;
}

void ContributionsService::start(const Task& task) {
    stop_.request_stop();
    stop_ = std::stop_source();
    solving_ = task;
    QtConcurrent::run(&thread_, [this, task, stop = stop_.get_token()] {
        return solve(task, stop);
    }).then(this, [this, task](const SharedContributions& contributions) {
        if (!contributions) return; // something else was wanted
        solving_ = {};
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
