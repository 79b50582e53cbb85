#include "app/analysis/contribution_cache.h"

#include <exception>

namespace app::analysis {

using ai::yahtzee::solve::SharedContributions;
using ai::yahtzee::solve::SharedValues;
using core::yahtzee::Rules;

SharedContributions ContributionCache::request(const SharedValues& values) {
    const Rules rules = values->rules();
    const auto [entry, is_new] = tables_.try_emplace(rules);
    if (!is_new) return entry->second;
    const auto hand_over = [this, rules](const SharedContributions& table, const QString& failure) {
        QMetaObject::invokeMethod(
            this, [=, this] { take(rules, table, failure); }, Qt::QueuedConnection);
    };
    const auto solve = [values, hand_over](Scheduler::Slot& slot) {
        try {
            hand_over(
                ai::yahtzee::solve::solve_contributions(
                    *values, {{slot.widen(), slot.stop(), [&slot](double) { slot.pause(); }}}),
                {});
        } catch (const std::exception& fault) {
            hand_over(nullptr, QString::fromLocal8Bit(fault.what()));
        }
    };
    // Below explanations, which take less and are wanted now.
    scheduler_.submit(
        {Priority::review, solve, [hand_over](const QString& why) { hand_over(nullptr, why); }});
    return nullptr;
}

void ContributionCache::take(Rules rules, const SharedContributions& table,
                             const QString& failure) {
    if (table) {
        tables_[rules] = table;
        Q_EMIT solved();
    } else {
        tables_.erase(rules);
        Q_EMIT failed(failure);
    }
}

} // namespace app::analysis
