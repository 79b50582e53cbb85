#include "app/analysis/table_cache.h"

#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/tables/tables.h"

#include <utility>

#ifdef __GLIBC__
#    include <malloc.h>
#endif

namespace app::analysis {

using ai::yahtzee::solve::SharedScoreSource;
using ai::yahtzee::solve::SolveOptions;
using ai::yahtzee::tables::TableScoreSource;
using core::support::Execution;
using core::yahtzee::Rules;

namespace {

// The progress of the values, which take little, isn't reported; but its steps are pauses too.
SolveOptions options_for_values(const SolveOptions& options) {
    SolveOptions of_values = options;
    if (options.progress) of_values.progress = [&options](double) { options.progress(0); };
    return of_values;
}

SharedScoreSource prepare_in(const std::filesystem::path& folder, Rules rules,
                             const SolveOptions& options) {
    const auto values = ai::yahtzee::solve::solve(rules, options_for_values(options));
    if (!values) return nullptr;
    const auto blocks = ai::yahtzee::tables::compact_tables(folder, *values, options);
#ifdef __GLIBC__
    ::malloc_trim(0); // what the work took stays with the allocator otherwise
#endif
    return blocks ? std::make_shared<ai::yahtzee::solve::CompactSource>(values, blocks) : nullptr;
}

} // namespace

TableSource table_files(const std::filesystem::path& folder) {
    return {[folder](Rules rules) -> SharedScoreSource {
                const auto tables = ai::yahtzee::tables::open_tables(folder, rules);
                return tables ? std::make_shared<TableScoreSource>(*tables) : nullptr;
            },
            [folder](Rules rules, const SolveOptions& options) -> SharedScoreSource {
                const auto tables =
                    ai::yahtzee::tables::open_or_build_tables(folder, rules, {options, {}});
                return tables ? std::make_shared<TableScoreSource>(*tables) : nullptr;
            },
            [folder](Rules rules, const SolveOptions& options) {
                return prepare_in(folder, rules, options);
            },
            [folder](Rules rules) {
                return static_cast<bool>(ai::yahtzee::tables::open_compact_tables(folder, rules));
            }};
}

TableCache::TableCache(TableSource source, Scheduler& scheduler)
    : source_(std::move(source)),
      full_(
          scheduler, Priority::hint,
          [this](Rules rules, const Execution&) { return source_.open(rules); },
          handlers(&TableCache::settleFull, nullptr)),
      compact_(
          scheduler, Priority::tables,
          [this](Rules rules, const Execution& execution) {
              const bool is_wanted =
                  prepares_ || (source_.is_prepared && source_.is_prepared(rules));
              return is_wanted ? source_.prepare(rules, SolveOptions{execution}) : nullptr;
          },
          handlers(&TableCache::settleCompact, &TableCache::prepared)),
      made_(
          scheduler, Priority::statistics,
          [this](Rules rules, const Execution& execution) {
              return source_.make(rules, SolveOptions{execution});
          },
          handlers(&TableCache::settleMade, &TableCache::progressed)) {}

TableCache::Cache::Handlers TableCache::handlers(void (TableCache::*settled)(Rules, const QString&),
                                                 void (TableCache::*progress)(int)) {
    return {[this, settled](Rules rules, const QString& why) {
                QMetaObject::invokeMethod(
                    this, [=, this] { (this->*settled)(rules, why); }, Qt::QueuedConnection);
            },
            [this, progress](int percent) {
                if (progress) (this->*progress)(percent);
            }};
}

void TableCache::request(Rules rules) {
    if (!source_.open || full_.isKnown(rules)) return;
    compact_.reserve(rules);
    full_.request(rules);
    wanted_.push_back(rules);
}

void TableCache::setPrepares(bool prepares) {
    if (prepares_.exchange(prepares) == prepares) return;
    for (const Rules rules : wanted_) {
        if (!prepares && compact_.isOnItsWay(rules)) compact_.giveUp(rules);
        if (prepares && source_.prepare && !full_.isOnItsWay(rules) && !get(rules)) {
            compact_.forget(rules);
            compact_.request(rules);
        }
    }
    Q_EMIT changed();
}

// The full ones may have been made while they were looked for.
void TableCache::settleFull(Rules rules, const QString&) {
    if (!full_.get(rules) && source_.prepare) return compact_.request(rules);
    compact_.giveUp(rules);
    if (full_.get(rules)) Q_EMIT changed();
}

void TableCache::settleCompact(Rules rules, const QString& why) {
    if (!why.isEmpty()) Q_EMIT notPrepared(why, rules);
    Q_EMIT changed();
}

SharedScoreSource TableCache::get(Rules rules) const {
    const SharedScoreSource full = full_.get(rules);
    return full ? full : compact_.get(rules);
}

SharedScoreSource TableCache::wait_for(Rules rules, Scheduler::Slot& slot) const {
    if (const SharedScoreSource found = get(rules)) return found;
    try {
        compact_.wait_for(rules, slot);
    } catch (const std::runtime_error&) {
        return nullptr; // all else goes on without
    }
    return get(rules);
}

void TableCache::drop(Rules rules, const SharedScoreSource& damaged) {
    const bool was_full = full_.drop(rules, damaged);
    if (!was_full && !compact_.drop(rules, damaged)) return;
    Q_EMIT changed();
    if (was_full && source_.prepare) compact_.request(rules);
}

void TableCache::make(Rules rules) {
    if (making_ || !canMake()) return;
    making_ = rules;
    made_.request(rules);
    Q_EMIT changed();
}

void TableCache::settleMade(Rules rules, const QString& why) {
    const SharedScoreSource made = made_.get(rules);
    if (making_ == rules && !made_.isOnItsWay(rules)) making_.reset();
    if (made) full_.publish(rules, made);
    made_.forget(rules);
    Q_EMIT changed();
    if (!why.isEmpty()) Q_EMIT failed(why);
}

// The work, if it has begun, ends soon; the job is dropped if it has not.
void TableCache::stop() {
    if (!making_) return;
    made_.giveUp(*std::exchange(making_, std::nullopt));
    Q_EMIT changed();
}

} // namespace app::analysis
