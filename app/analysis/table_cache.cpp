#include "app/analysis/table_cache.h"

#include "app/analysis/whole_percents.h"

#include <exception>
#include <utility>

namespace app::analysis {

using ai::yahtzee::solve::SharedScoreSource;
using ai::yahtzee::solve::SolveOptions;
using core::yahtzee::Rules;

void TableCache::request(Rules rules) {
    {
        const std::lock_guard lock(mutex_);
        if (!source_.open || !found_.try_emplace(rules).second) return;
    }
    const auto open = [open = source_.open](Rules of, const SolveOptions&) { return open(of); };
    submit(rules, Priority::hint, open, nullptr, [this, rules](const Made& opened) {
        opened.score_source ? takeFull(rules, opened.score_source) : prepare(rules);
    });
}

SharedScoreSource TableCache::get(Rules rules) const {
    const std::lock_guard lock(mutex_);
    const auto found = found_.find(rules);
    if (found == found_.end()) return nullptr;
    return found->second.full ? found->second.full : found->second.compact;
}

bool TableCache::hasFull(Rules rules) const {
    const std::lock_guard lock(mutex_);
    const auto found = found_.find(rules);
    return found != found_.end() && found->second.full;
}

bool TableCache::isPreparing(Rules rules) const {
    const std::lock_guard lock(mutex_);
    const auto found = found_.find(rules);
    return found != found_.end() && found->second.is_preparing;
}

SharedScoreSource TableCache::wait_for(Rules rules, Scheduler::Slot& slot) const {
    const auto is_settled = [&] {
        const auto found = found_.find(rules);
        return found == found_.end() || found->second.is_settled;
    };
    slot.wait_outside([&] {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, slot.stop(), is_settled);
    });
    return get(rules);
}

void TableCache::drop(Rules rules, const SharedScoreSource& damaged) {
    {
        const std::lock_guard lock(mutex_);
        Found& found = found_[rules];
        if (!damaged || (found.full != damaged && found.compact != damaged)) return;
        (found.full == damaged ? found.full : found.compact) = nullptr;
    }
    Q_EMIT changed();
    QMetaObject::invokeMethod(
        this, [this, rules] { prepare(rules); }, Qt::QueuedConnection);
}

// Runs `work` in the background; `take` gets what it made, or why it failed.
std::stop_source TableCache::submit(Rules rules, Priority priority, TableSource::Make work,
                                    void (TableCache::*progress)(int), Take take) {
    const auto hand_over = [this, take = std::move(take)](const Made& made) {
        QMetaObject::invokeMethod(
            this, [take, made] { take(made); }, Qt::QueuedConnection);
    };
    const auto run = [this, rules, work = std::move(work), progress,
                      hand_over](Scheduler::Slot& slot) {
        const auto report = whole_percents([this, progress](int percent) {
            if (progress) (this->*progress)(percent);
        });
        SolveOptions options;
        options.stop = slot.stop();
        options.threads = slot.widen();
        options.progress = [&](double part) {
            report(part);
            slot.pause();
        };
        try {
            hand_over({work(rules, options), {}});
        } catch (const std::exception& fault) {
            hand_over({nullptr, QString::fromLocal8Bit(fault.what())});
        }
    };
    const auto refuse = [hand_over](const QString& why) { hand_over({nullptr, why}); };
    return scheduler_.submit({priority, run, refuse});
}

// The compact tables, where no others are there: they may have been made while they were looked
// for.
void TableCache::prepare(Rules rules) {
    bool is_needed = false;
    {
        const std::lock_guard lock(mutex_);
        Found& found = found_[rules];
        is_needed = source_.prepare && !found.full && !found.compact && !found.was_prepared;
        found.was_prepared = found.was_prepared || is_needed;
        found.is_preparing = found.is_preparing || is_needed;
        found.is_settled = !found.is_preparing;
    }
    if (!is_needed) return arrived_.notify_all();
    // Where they can't be prepared, all else goes on.
    submit(rules, Priority::tables, source_.prepare, &TableCache::prepared,
           [this, rules](const Made& made) { takeCompact(rules, made.score_source); });
}

void TableCache::takeCompact(Rules rules, const SharedScoreSource& score_source) {
    {
        const std::lock_guard lock(mutex_);
        Found& found = found_[rules];
        found.compact = score_source;
        found.is_preparing = false;
        found.is_settled = true;
    }
    arrived_.notify_all();
    Q_EMIT changed();
}

void TableCache::takeFull(Rules rules, const SharedScoreSource& score_source) {
    {
        const std::lock_guard lock(mutex_);
        Found& found = found_[rules];
        found.full = score_source;
        found.is_settled = true;
    }
    arrived_.notify_all();
    Q_EMIT changed();
}

void TableCache::make(Rules rules) {
    if (making_ || !canMake()) return;
    making_ = rules;
    stop_ = submit(
        rules, Priority::statistics, source_.make, &TableCache::progressed,
        [this, rules, number = ++made_](const Made& made) { takeMade(rules, number, made); });
    Q_EMIT changed();
}

void TableCache::takeMade(Rules rules, int number, const Made& made) {
    if (number == made_) making_.reset();
    if (made.score_source)
        takeFull(rules, made.score_source);
    else
        Q_EMIT changed();
    if (!made.failure.isEmpty()) Q_EMIT failed(made.failure);
}

// The work, if it has begun, ends soon; the job is dropped if it has not.
void TableCache::stop() {
    if (!making_) return;
    stop_.request_stop();
    ++made_;
    making_.reset();
    Q_EMIT changed();
}

} // namespace app::analysis
