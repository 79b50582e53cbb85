// The large tables, which chances to win and to beat points need: looked for in the background,
// made there when a person asks, and handed out. What is handed out never changes. Without them
// all else goes on.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/prospects.h"
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

// Where the tables of a joker rule come from. Both are called on threads of their own.
struct TableSource {
    // Null: they aren't there, or not in order.
    std::function<ai::yahtzee::solve::SharedProspects(core::yahtzee::Rules)> open;
    // Null if it was stopped. Throws a std::exception where it can't be done.
    std::function<ai::yahtzee::solve::SharedProspects(core::yahtzee::Rules,
                                                      const ai::yahtzee::solve::SolveOptions&)>
        make;
};

// Files in a folder, which is made if need be.
TableSource table_files(const std::filesystem::path& folder);

class TableService : public QObject {
    Q_OBJECT

public:
    // Without a source there are no tables, and none can be made.
    explicit TableService(TableSource source = {}, QObject* parent = nullptr);
    ~TableService() override; // stops what is made and awaits it

    // Looks for them once; then changed() if they are there.
    void want(core::yahtzee::Rules rules);

    // Null: not there. From any thread. What they tell may throw ai::yahtzee::TableError when a
    // file turns out to be damaged: then drop() them and go on without.
    ai::yahtzee::solve::SharedProspects find(core::yahtzee::Rules rules) const;

    // For other threads: as find(), once those that were wanted have been looked for. Null too if
    // stopped first.
    ai::yahtzee::solve::SharedProspects wait(core::yahtzee::Rules rules,
                                             std::stop_token stop) const;

    // From any thread: they are damaged, and no longer there.
    void drop(core::yahtzee::Rules rules);

    bool canMake() const { return source_.make != nullptr; }
    // Those that are being made, one at a time.
    std::optional<core::yahtzee::Rules> making() const { return making_; }
    void make(core::yahtzee::Rules rules); // unless some are being made
    void stop();                           // what is being made; changed() once it has

Q_SIGNALS:
    void changed(); // found or dropped; the making begun or ended
    void progressed(int percent);
    void failed(const QString& why);

private:
    struct Made {
        ai::yahtzee::solve::SharedProspects prospects; // null: stopped or failed
        QString failure;
    };

    Made makeOnThread(core::yahtzee::Rules rules, const std::stop_token& stop);
    void take(core::yahtzee::Rules rules, const ai::yahtzee::solve::SharedProspects& prospects);
    void findNone(core::yahtzee::Rules rules);

    TableSource source_;
    mutable std::mutex mutex_;
    mutable std::condition_variable_any arrived_;
    // Nothing: being looked for. Null: not there.
    std::map<core::yahtzee::Rules, std::optional<ai::yahtzee::solve::SharedProspects>> found_;
    std::optional<core::yahtzee::Rules> making_;
    std::stop_source stop_;
    QThreadPool threads_; // one looks while another makes
};

} // namespace app::analysis
