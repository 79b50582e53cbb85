// The tables that win probabilities and the probability to beat points need. The full ones are
// looked for in the background and made there when a person asks; where there are none, the compact
// ones are prepared without asking. What is handed out never changes. Without tables all else goes
// on.

#pragma once

#include "app/analysis/scheduler.h"
#include "app/analysis/table_source.h"

#include <QObject>

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>

namespace app::analysis {

class TableCache : public QObject {
    Q_OBJECT

public:
    // Without a source there are no tables, and none can be made.
    TableCache(TableSource source, Scheduler& scheduler)
        : source_(std::move(source)), scheduler_(scheduler) {}

    // Looks for the full ones once, and prepares the compact ones if there are none; then changed()
    // once either are there.
    void request(core::yahtzee::Rules rules);

    // The full ones, else the compact ones. Null: not there. From any thread. What they tell may
    // throw ai::yahtzee::tables::TableError when a file turns out to be damaged: then drop() them
    // and go on without.
    ai::yahtzee::solve::SharedScoreSource get(core::yahtzee::Rules rules) const;

    // The full tables are there.
    bool hasFull(core::yahtzee::Rules rules) const;
    // The compact ones are being prepared.
    bool isPreparing(core::yahtzee::Rules rules) const;

    // In a job: as get(), once those that were requested have been looked for and prepared. Null
    // too if the job is stopped first.
    ai::yahtzee::solve::SharedScoreSource wait_for(core::yahtzee::Rules rules,
                                                   Scheduler::Slot& slot) const;

    // From any thread: these are damaged. Others that took their place stay.
    void drop(core::yahtzee::Rules rules, const ai::yahtzee::solve::SharedScoreSource& damaged);

    bool canMake() const { return source_.make != nullptr; }
    // Those that are being made, one at a time.
    std::optional<core::yahtzee::Rules> making() const { return making_; }
    void make(core::yahtzee::Rules rules); // unless some are being made
    void stop();                           // what is being made

Q_SIGNALS:
    void changed();               // found or dropped; the making begun or ended
    void progressed(int percent); // of what is made
    void prepared(int percent);   // of the compact ones
    void failed(const QString& why);

private:
    struct Made {
        ai::yahtzee::solve::SharedScoreSource score_source; // null: stopped or failed
        QString failure;
    };

    // The tables of a joker rule; null: not there.
    struct Found {
        bool is_settled = false; // they have been looked for, and prepared if need be
        bool is_preparing = false;
        bool was_prepared = false; // once is enough
        ai::yahtzee::solve::SharedScoreSource full = nullptr;
        ai::yahtzee::solve::SharedScoreSource compact = nullptr;
    };

    using Take = std::function<void(const Made&)>;

    std::stop_source submit(core::yahtzee::Rules rules, Priority priority, TableSource::Make work,
                            void (TableCache::*progress)(int), Take take);
    void takeFull(core::yahtzee::Rules rules,
                  const ai::yahtzee::solve::SharedScoreSource& score_source);
    void takeCompact(core::yahtzee::Rules rules,
                     const ai::yahtzee::solve::SharedScoreSource& score_source);
    void takeMade(core::yahtzee::Rules rules, int number, const Made& made);
    void prepare(core::yahtzee::Rules rules);

    TableSource source_;
    Scheduler& scheduler_;
    mutable std::mutex mutex_;
    mutable std::condition_variable_any arrived_;
    std::map<core::yahtzee::Rules, Found> found_;
    std::optional<core::yahtzee::Rules> making_;
    int made_ = 0;          // the number of the last making
    std::stop_source stop_; // what is made
};

} // namespace app::analysis
