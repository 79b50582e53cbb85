// The window's background work: one thread budget, one queue with priorities, and one cache of
// everything that takes long to make. Who wants something worked out uses a LatestRequest, or one
// of the caches, which work out a thing once and then have it at once.

#pragma once

#include "app/analysis/idle_cache.h"
#include "app/analysis/scheduler.h"
#include "app/analysis/table_cache.h"
#include "app/analysis/value_cache.h"

#include <QObject>
#include <QStringList>

#include <atomic>
#include <functional>
#include <vector>

namespace app::analysis {

class AnalysisService : public QObject {
    Q_OBJECT

public:
    // Without a source there are no tables, and none can be made.
    explicit AnalysisService(TableSource tables = {}, int threads = Scheduler::default_threads(),
                             QObject* parent = nullptr);
    ~AnalysisService() override { scheduler_.close(); }

    Scheduler& scheduler() { return scheduler_; }
    ValueCache& values() { return values_; }
    ContributionCache& contributions() { return contributions_; }
    TableCache& tables() { return tables_; }

    // From any thread.
    RankerCache& rankers() { return rankers_; }
    RolloutRankerCache& rollout_rankers() { return rollout_rankers_; }
    PolicyCache& policies() { return policies_; }
    PlayerCache& players() { return players_; }

    // From any thread: calls `handler` later on the thread of this object.
    void deliver(std::function<void()> handler);

    // No work waits or runs, and every handler has been called (from the thread of this object).
    bool idle() const { return scheduler_.is_idle() && to_deliver_ == 0; }

    // Reports failures in the background that nobody else shows, in sentences for people.
    // tryAgain() calls `again` of each. On the thread of this object.
    void reportFailure(const QString& sentence, std::function<void()> again);
    QStringList failures() const;
    void tryAgain();
    static QString computationFailed(const QString& why); // a sentence

Q_SIGNALS:
    void failuresChanged();

private:
    struct Failure {
        QString sentence;
        std::function<void()> again;
    };

    void listenToCaches();

    std::vector<Failure> failures_;
    std::atomic<int> to_deliver_ = 0; // handlers
    Scheduler scheduler_;             // closed before the others go, which its threads use
    RankerCache rankers_;
    RolloutRankerCache rollout_rankers_;
    PolicyCache policies_;
    PlayerCache players_;
    ValueCache values_;
    ContributionCache contributions_;
    TableCache tables_;
};

// The means to answer a question on a worker.
struct Work {
    AnalysisService& service;
    Scheduler::Slot& slot;
    std::function<void(int)> report; // a step, to those who asked

    const std::stop_token& stop() const { return slot.stop(); }
};

} // namespace app::analysis
