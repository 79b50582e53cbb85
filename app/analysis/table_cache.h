// The tables that win probabilities and the probability to beat points need. The full ones are
// looked for in the background and made there when a person asks; where there are none, the compact
// ones are prepared, unless a person declined that. What is handed out never changes. Without
// tables all else goes on.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/open_sets.h"
#include "app/analysis/once_cache.h"
#include "core/yahtzee/rules.h"

#include <QObject>

#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace app::analysis {

// Where the tables of a joker rule come from: files in a folder, or what a test gives.

// All are called on threads of their own and may throw a std::exception.
struct TableSource {
    using Make = std::function<ai::yahtzee::solve::SharedScoreSource(
        core::yahtzee::Rules, const ai::yahtzee::solve::SolveOptions&)>;

    // Null: the full tables aren't there, or not in order.
    std::function<ai::yahtzee::solve::SharedScoreSource(core::yahtzee::Rules)> open;
    // The full tables. Null if it was stopped.
    Make make;
    // The compact tables, the same; may be empty.
    Make prepare = {};
    // True if those are on disk and need no work; may be empty, then they are not.
    std::function<bool(core::yahtzee::Rules)> is_prepared = {};
};

// Files in a folder, which is made if need be. Compact tables that can't be written there are kept
// in memory.
TableSource table_files(const std::filesystem::path& folder);

class TableCache : public QObject {
    Q_OBJECT

public:
    // Without a source there are no tables, and none can be made.
    TableCache(TableSource source, Scheduler& scheduler);

    // Looks for the full ones once, and prepares the compact ones if there are none; then changed()
    // once either are there.
    void request(core::yahtzee::Rules rules);

    // The full ones, else the compact ones. Null: not there. From any thread. Reading them may
    // throw ai::yahtzee::tables::TableError when a file turns out to be damaged: then drop() them
    // and go on without.
    ai::yahtzee::solve::SharedScoreSource get(core::yahtzee::Rules rules) const;

    // The full tables are there.
    bool hasFull(core::yahtzee::Rules rules) const { return full_.get(rules) != nullptr; }
    // The compact ones are being prepared.
    bool isPreparing(core::yahtzee::Rules rules) const { return compact_.isOnItsWay(rules); }
    void prepareAgain(core::yahtzee::Rules rules) { compact_.request(rules); }
    // Allows the preparation of compact ones that aren't there, or forbids it and stops it. Allowed
    // again, it begins for all rules that were requested.
    void setPrepares(bool prepares);

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
    // The compact ones could not be prepared.
    void notPrepared(const QString& why, core::yahtzee::Rules rules);

private:
    using Cache = OnceCache<core::yahtzee::Rules, ai::yahtzee::solve::SharedScoreSource>;

    // A cache whose results are handed to `settled` on the thread of this object.
    Cache::Handlers handlers(void (TableCache::*settled)(core::yahtzee::Rules, const QString&),
                             void (TableCache::*progress)(int));
    void settleFull(core::yahtzee::Rules rules, const QString& why);
    void settleCompact(core::yahtzee::Rules rules, const QString& why);
    void settleMade(core::yahtzee::Rules rules, const QString& why);

    const TableSource source_;
    Cache full_;
    Cache compact_; // reserved while the full ones are looked for
    Cache made_;    // full ones
    std::optional<core::yahtzee::Rules> making_;
    std::atomic<bool> prepares_ = true;
    std::vector<core::yahtzee::Rules> wanted_; // that compact ones were requested for
};

} // namespace app::analysis
