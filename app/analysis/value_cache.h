// The solved game, once for each joker rule.

#pragma once

#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/values.h"
#include "app/analysis/once_cache.h"
#include "core/yahtzee/rules.h"

#include <QObject>

#include <functional>
#include <utility>

namespace app::analysis {

// Where the points come from, solved once for each joker rule: a second of work, after which every
// reason is there at once.
class ContributionCache : public QObject {
    Q_OBJECT

public:
    explicit ContributionCache(Scheduler& scheduler);

    // For the rules of the values: at once, or null, and solved() or failed() later.
    ai::yahtzee::solve::SharedContributions request(const ai::yahtzee::solve::SharedValues& values);

    // As those of OnceCache.
    ai::yahtzee::solve::SharedContributions
    get(const ai::yahtzee::solve::SharedValues& values) const {
        return cache_.get(values);
    }
    void publish(const ai::yahtzee::solve::SharedValues& values,
                 ai::yahtzee::solve::SharedContributions contributions) {
        cache_.publish(values, std::move(contributions));
    }

Q_SIGNALS:
    void solved();
    void failed(const QString& why); // the next request tries again

private:
    OnceCache<ai::yahtzee::solve::SharedValues, ai::yahtzee::solve::SharedContributions> cache_;
};

class ValueCache : public QObject {
    Q_OBJECT

public:
    using Cache = OnceCache<core::yahtzee::Rules, ai::yahtzee::solve::SharedValues>;
    // Null if it was stopped; may throw.
    using Solve = std::function<ai::yahtzee::solve::SharedValues(
        core::yahtzee::Rules, const ai::yahtzee::solve::SolveOptions&)>;

    // Without `solve` it is ai::yahtzee::solve::solve().
    explicit ValueCache(Scheduler& scheduler, Solve solve = {});

    // As those of OnceCache.
    void request(core::yahtzee::Rules rules) { cache_.request(rules); }
    ai::yahtzee::solve::SharedValues get(core::yahtzee::Rules rules) const {
        return cache_.get(rules);
    }

    // Values that were solved elsewhere.
    void publish(const ai::yahtzee::solve::SharedValues& values);

    // In a job: requests the values and waits for them.
    ai::yahtzee::solve::SharedValues wait_for(core::yahtzee::Rules rules, Scheduler::Slot& slot);

Q_SIGNALS:
    void progressed(int percent);
    void solved();
    void failed(const QString& why, core::yahtzee::Rules rules); // the next request tries again

private:
    Cache cache_;
};

} // namespace app::analysis
