// Solves the game in the background, once for each joker rule, and hands out the result, which
// never changes. Asking is free: a caller finds the values, waits for a signal, or, on a thread of
// its own, waits in place.

#pragma once

#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/rules.h"

#include <QObject>

#include <condition_variable>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace app::analysis {

class ValuesService : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~ValuesService() override; // stops the solvers and awaits them

    // Begins to solve, unless that is done or on its way.
    void want(core::yahtzee::Rules rules);

    // Values that somebody has already: they need not be solved.
    void give(ai::yahtzee::solve::SharedValues values);

    // Null: not solved yet.
    ai::yahtzee::solve::SharedValues find(core::yahtzee::Rules rules) const;

    // For other threads: waits until the values that were wanted are there. Null if stopped first.
    ai::yahtzee::solve::SharedValues wait(core::yahtzee::Rules rules, std::stop_token stop);

Q_SIGNALS:
    void progressed(int percent);
    void solved();

private:
    void solve(core::yahtzee::Rules rules, const std::stop_token& stop);

    mutable std::mutex mutex_;
    std::condition_variable_any arrived_;
    std::map<core::yahtzee::Rules, ai::yahtzee::solve::SharedValues> values_; // null: on its way
    std::vector<std::jthread> solvers_;
};

} // namespace app::analysis
