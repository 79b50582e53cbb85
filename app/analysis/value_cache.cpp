#include "app/analysis/value_cache.h"

#include "ai/yahtzee/solve/values.h"
#include "app/analysis/whole_percents.h"

#include <stdexcept>
#include <utility>

namespace app::analysis {

using ai::yahtzee::solve::SharedValues;
using ai::yahtzee::solve::SolveOptions;
using core::yahtzee::Rules;

ValueCache::ValueCache(Scheduler& scheduler, Solve solve)
    : scheduler_(scheduler), solve_(std::move(solve)) {
    if (!solve_)
        solve_ = [](Rules rules, const SolveOptions& options) {
            return ai::yahtzee::solve::solve(rules, options);
        };
}

void ValueCache::request(Rules rules) {
    {
        const std::lock_guard lock(mutex_);
        if (values_.contains(rules) || !on_their_way_.insert(rules).second) return;
    }
    scheduler_.submit({Priority::player,
                       [this, rules](Scheduler::Slot& slot) { solve(rules, slot); },
                       [this, rules](const QString& why) { fail(rules, why); }});
}

void ValueCache::publish(const SharedValues& values) {
    {
        const std::lock_guard lock(mutex_);
        on_their_way_.erase(values->rules());
        values_[values->rules()] = values;
    }
    arrived_.notify_all();
    Q_EMIT solved();
}

SharedValues ValueCache::get(Rules rules) const {
    const std::lock_guard lock(mutex_);
    const auto found = values_.find(rules);
    return found == values_.end() ? nullptr : found->second;
}

SharedValues ValueCache::wait_for(Rules rules, Scheduler::Slot& slot) {
    if (const SharedValues values = get(rules)) return values;
    request(rules);
    slot.wait_outside([&] {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, slot.stop(), [&] { return !on_their_way_.contains(rules); });
    });
    if (const SharedValues values = get(rules)) return values;
    if (slot.stop().stop_requested()) throw Cancelled();
    const std::lock_guard lock(mutex_);
    throw std::runtime_error(failure_.toStdString());
}

// On a worker.
void ValueCache::solve(Rules rules, Scheduler::Slot& slot) try {
    const auto report = whole_percents([this](int percent) { Q_EMIT progressed(percent); });
    const auto step = [&](double part) {
        report(part);
        slot.pause();
    };
    if (const SharedValues values = solve_(rules, {{slot.widen(), slot.stop(), step}}))
        publish(values);
} catch (const std::exception& fault) {
    fail(rules, QString::fromLocal8Bit(fault.what()));
}

void ValueCache::fail(Rules rules, const QString& why) {
    {
        const std::lock_guard lock(mutex_);
        on_their_way_.erase(rules);
        failure_ = why;
    }
    arrived_.notify_all();
    Q_EMIT failed(why);
}

} // namespace app::analysis
