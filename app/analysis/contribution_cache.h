// Where the points come from, solved once for each joker rule: a second of work, after which every
// reason is there at once.

#pragma once

#include "ai/yahtzee/solve/contribution_table.h"
#include "app/analysis/once_cache.h"
#include "core/yahtzee/rules.h"

#include <QObject>

namespace app::analysis {

class ContributionCache : public QObject {
    Q_OBJECT

public:
    explicit ContributionCache(Scheduler& scheduler);

    // For the rules of the values: at once, or null, and solved() or failed() later.
    ai::yahtzee::solve::SharedContributions request(const ai::yahtzee::solve::SharedValues& values);

Q_SIGNALS:
    void solved();
    void failed(const QString& why); // the next request tries again

private:
    OnceCache<ai::yahtzee::solve::SharedValues, ai::yahtzee::solve::SharedContributions> cache_;
};

} // namespace app::analysis
