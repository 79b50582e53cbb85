// Where the points come from, solved once for each joker rule: a second of work, after which every
// reason is there at once.

#pragma once

#include "ai/yahtzee/solve/contribution_table.h"
#include "app/analysis/scheduler.h"

#include <QObject>

#include <map>

namespace app::analysis {

class ContributionCache : public QObject {
    Q_OBJECT

public:
    explicit ContributionCache(Scheduler& scheduler) : scheduler_(scheduler) {}

    // For the rules of the values: at once, or null, and solved() or failed() later.
    ai::yahtzee::solve::SharedContributions request(const ai::yahtzee::solve::SharedValues& values);

Q_SIGNALS:
    void solved();
    void failed(const QString& why); // the next request tries again

private:
    void take(core::yahtzee::Rules rules, const ai::yahtzee::solve::SharedContributions& table,
              const QString& failure);

    Scheduler& scheduler_;
    std::map<core::yahtzee::Rules, ai::yahtzee::solve::SharedContributions>
        tables_; // null: on its way
};

} // namespace app::analysis
