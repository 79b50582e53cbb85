// The tables that chances to win and to beat points need. The full ones are looked for in the
// background and made there when a person asks; where there are none, the compact ones are prepared
// without asking. What is handed out never changes. Without tables all else goes on.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/open_sets.h"
#include "core/yahtzee/rules.h"

#include <QObject>
#include <QThreadPool>

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>

namespace app::analysis {

// Where the tables of a joker rule come from. All are called on threads of their own.
struct TableSource {
    using Make = std::function<ai::yahtzee::solve::SharedScoreSource(
        core::yahtzee::Rules, const ai::yahtzee::solve::SolveOptions&)>;

    // Null: the full tables aren't there, or not in order.
    std::function<ai::yahtzee::solve::SharedScoreSource(core::yahtzee::Rules)> open;
    // The full tables. Null if it was stopped. Throws a std::exception where it can't be done.
    Make make;
    // The compact tables, the same; may be empty.
    Make prepare = {};
};

// Files in a folder, which is made if need be. Compact tables that can't be written there are kept
// in memory.
TableSource table_files(const std::filesystem::path& folder);

class TableService : public QObject {
    Q_OBJECT

public:
    // Without a source there are no tables, and none can be made.
    explicit TableService(TableSource source = {}, QObject* parent = nullptr);
    ~TableService() override; // stops what is made and awaits it

    // Looks for the full ones once, and prepares the compact ones if there are none; then changed()
    // once either are there.
    void want(core::yahtzee::Rules rules);

    // The full ones, else the compact ones. Null: not there. From any thread. What they tell may
    // throw ai::yahtzee::tables::TableError when a file turns out to be damaged: then drop() them
    // and go on without.
    ai::yahtzee::solve::SharedScoreSource find(core::yahtzee::Rules rules) const;

    // The full tables are there.
    bool hasFull(core::yahtzee::Rules rules) const;
    // The compact ones are being prepared.
    bool isPreparing(core::yahtzee::Rules rules) const;

    // For other threads: as find(), once those that were wanted have been looked for and prepared.
    // Null too if stopped first.
    ai::yahtzee::solve::SharedScoreSource wait(core::yahtzee::Rules rules,
                                               std::stop_token stop) const;

    // From any thread: these are damaged. Others that took their place stay.
    void drop(core::yahtzee::Rules rules, const ai::yahtzee::solve::SharedScoreSource& damaged);

    bool canMake() const { return source_.make != nullptr; }
    // Those that are being made, one at a time.
    std::optional<core::yahtzee::Rules> making() const { return making_; }
    void make(core::yahtzee::Rules rules); // unless some are being made
    void stop();                           // what is being made; changed() once it has

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

    Made makeOnThread(core::yahtzee::Rules rules, const std::stop_token& stop);
    ai::yahtzee::solve::SharedScoreSource prepareOnThread(core::yahtzee::Rules rules,
                                                          const std::stop_token& stop);
    void prepare(core::yahtzee::Rules rules);
    void takeFull(core::yahtzee::Rules rules,
                  const ai::yahtzee::solve::SharedScoreSource& score_source);
    void takeCompact(core::yahtzee::Rules rules,
                     const ai::yahtzee::solve::SharedScoreSource& score_source);

    TableSource source_;
    mutable std::mutex mutex_;
    mutable std::condition_variable_any arrived_;
    std::map<core::yahtzee::Rules, Found> found_;
    std::optional<core::yahtzee::Rules> making_;
    std::stop_source stop_;    // what is made
    std::stop_source end_;     // what is prepared
    QThreadPool threads_;      // one looks while another makes
    QThreadPool low_priority_; // one prepares
};

} // namespace app::analysis
