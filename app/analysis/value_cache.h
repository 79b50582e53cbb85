// The solved game, once for each joker rule. A caller gets the values, waits for a signal, or, in a
// job, waits in place. What is handed out never changes.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/values.h"
#include "app/analysis/scheduler.h"
#include "core/yahtzee/rules.h"

#include <QObject>

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <set>

namespace app::analysis {

// Thrown in a job that was stopped while it waited: its question is superseded.
struct Cancelled {};

class ValueCache : public QObject {
    Q_OBJECT

public:
    // Null if it was stopped; may throw.
    using Solve = std::function<ai::yahtzee::solve::SharedValues(
        core::yahtzee::Rules, const ai::yahtzee::solve::SolveOptions&)>;

    // Both are used later only. Without `solve` it is ai::yahtzee::solve::solve().
    explicit ValueCache(Scheduler& scheduler, Solve solve = {});

    // Begins to solve, unless that is done or on its way. From any thread.
    void request(core::yahtzee::Rules rules);

    // Values that were solved elsewhere.
    void publish(const ai::yahtzee::solve::SharedValues& values);

    // Null: not solved yet. From any thread.
    ai::yahtzee::solve::SharedValues get(core::yahtzee::Rules rules) const;

    // In a job: requests the values and waits for them. Throws Cancelled if the job is stopped
    // first, and a std::runtime_error if they can't be solved.
    ai::yahtzee::solve::SharedValues wait_for(core::yahtzee::Rules rules, Scheduler::Slot& slot);

Q_SIGNALS:
    void progressed(int percent);
    void solved();
    void failed(const QString& why); // the next request tries again

private:
    void solve(core::yahtzee::Rules rules, Scheduler::Slot& slot);
    void fail(core::yahtzee::Rules rules, const QString& why);

    Scheduler& scheduler_;
    Solve solve_;
    mutable std::mutex mutex_;
    std::condition_variable_any arrived_;
    std::map<core::yahtzee::Rules, ai::yahtzee::solve::SharedValues> values_;
    std::set<core::yahtzee::Rules> on_their_way_;
    QString failure_; // of the last that could not be solved
};

} // namespace app::analysis
