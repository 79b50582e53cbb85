#include "app/analysis/table_service.h"

#include "ai/yahtzee/solve/solver.h"
#include "ai/yahtzee/tables/table_score_source.h"
#include "ai/yahtzee/tables/tables.h"
#include "app/analysis/answer_later.h"
#include "app/analysis/whole_percents.h"

#include <QMetaObject>

#ifdef __linux__
#    include <sys/resource.h>
#    include <unistd.h>
#endif

namespace app::analysis {

using ai::yahtzee::solve::SharedScoreSource;
using ai::yahtzee::solve::SolveOptions;
using core::yahtzee::Rules;

namespace {

SharedScoreSource prospects_of(const ai::yahtzee::tables::Tables& tables) {
    return std::make_shared<ai::yahtzee::tables::TableScoreSource>(tables.outcomes,
                                                                   tables.thresholds);
}

SharedScoreSource prepared_in(const std::filesystem::path& folder, Rules rules,
                              const SolveOptions& options) {
    const auto values = ai::yahtzee::solve::solve(rules, {options.threads, options.stop, {}});
    if (!values) return nullptr;
    std::shared_ptr<const ai::yahtzee::solve::ScoreBlocks> blocks;
    try {
        blocks = ai::yahtzee::tables::open_or_build_compact_tables(folder, *values, {options, {}});
    } catch (const ai::yahtzee::tables::TableError&) {
        blocks = ai::yahtzee::solve::solve_score_blocks(*values, options);
    }
    return blocks ? std::make_shared<ai::yahtzee::solve::CompactSource>(values, blocks) : nullptr;
}

// Of the calling thread only; what else runs on the machine comes first.
void lower_priority() {
#ifdef __linux__
    ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), 10);
#endif
}

} // namespace

TableSource table_files(const std::filesystem::path& folder) {
    return {[folder](Rules rules) -> SharedScoreSource {
                const auto tables = ai::yahtzee::tables::open_tables(folder, rules);
                return tables ? prospects_of(*tables) : nullptr;
            },
            [folder](Rules rules, const SolveOptions& options) -> SharedScoreSource {
                const auto tables =
                    ai::yahtzee::tables::open_or_build_tables(folder, rules, {options, {}});
                return tables ? prospects_of(*tables) : nullptr;
            },
            [folder](Rules rules, const SolveOptions& options) {
                return prepared_in(folder, rules, options);
            }};
}

TableService::TableService(TableSource source, QObject* parent)
    : QObject(parent), source_(std::move(source)) {
    threads_.setMaxThreadCount(2);
    low_priority_.setMaxThreadCount(1);
}

TableService::~TableService() {
    stop_.request_stop();
    end_.request_stop();
    threads_.waitForDone();
    low_priority_.waitForDone();
}

void TableService::want(Rules rules) {
    {
        const std::lock_guard lock(mutex_);
        if (!source_.open || !found_.try_emplace(rules).second) return;
    }
    answer_later(
        threads_, this, [open = source_.open, rules] { return open(rules); },
        [this, rules](const SharedScoreSource& score_source) {
            score_source ? takeFull(rules, score_source) : prepare(rules);
        });
}

SharedScoreSource TableService::find(Rules rules) const {
    const std::lock_guard lock(mutex_);
    const auto found = found_.find(rules);
    if (found == found_.end()) return nullptr;
    return found->second.full ? found->second.full : found->second.compact;
}

bool TableService::hasFull(Rules rules) const {
    const std::lock_guard lock(mutex_);
    const auto found = found_.find(rules);
    return found != found_.end() && found->second.full;
}

bool TableService::isPreparing(Rules rules) const {
    const std::lock_guard lock(mutex_);
    const auto found = found_.find(rules);
    return found != found_.end() && found->second.is_preparing;
}

SharedScoreSource TableService::wait(Rules rules, std::stop_token stop) const {
    {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, std::move(stop), [&] {
            const auto found = found_.find(rules);
            return found == found_.end() || found->second.is_settled;
        });
    }
    return find(rules);
}

void TableService::drop(Rules rules, const SharedScoreSource& damaged) {
    {
        const std::lock_guard lock(mutex_);
        Found& found = found_[rules];
        if (!damaged || (found.full != damaged && found.compact != damaged)) return;
        (found.full == damaged ? found.full : found.compact) = nullptr;
    }
    Q_EMIT changed();
    QMetaObject::invokeMethod(
        this, [this, rules] { prepare(rules); }, Qt::QueuedConnection);
}

// The compact tables, where no others are there: they may have been made while they were looked
// for.
void TableService::prepare(Rules rules) {
    bool is_needed = false;
    {
        const std::lock_guard lock(mutex_);
        Found& found = found_[rules];
        is_needed = source_.prepare && !found.full && !found.compact && !found.was_prepared;
        found.was_prepared = found.was_prepared || is_needed;
        found.is_preparing = found.is_preparing || is_needed;
        found.is_settled = !found.is_preparing;
    }
    if (!is_needed) return arrived_.notify_all();
    answer_later(
        low_priority_, this,
        [this, rules, stop = end_.get_token()] { return prepareOnThread(rules, stop); },
        [this, rules](const SharedScoreSource& score_source) { takeCompact(rules, score_source); });
}

SharedScoreSource TableService::prepareOnThread(Rules rules, const std::stop_token& stop) try {
    lower_priority();
    SolveOptions options;
    options.threads = 1;
    options.stop = stop;
    options.progress = whole_percents([this](int percent) { Q_EMIT prepared(percent); });
    return source_.prepare(rules, options);
} catch (const std::exception&) {
    return nullptr; // all else goes on
}

void TableService::takeCompact(Rules rules, const SharedScoreSource& score_source) {
    {
        const std::lock_guard lock(mutex_);
        Found& found = found_[rules];
        found.compact = score_source;
        found.is_preparing = false;
        found.is_settled = true;
    }
    arrived_.notify_all();
    Q_EMIT changed();
}

void TableService::takeFull(Rules rules, const SharedScoreSource& score_source) {
    {
        const std::lock_guard lock(mutex_);
        Found& found = found_[rules];
        found.full = score_source;
        found.is_settled = true;
    }
    arrived_.notify_all();
    Q_EMIT changed();
}

void TableService::make(Rules rules) {
    if (making_ || !canMake()) return;
    making_ = rules;
    stop_ = std::stop_source();
    Q_EMIT changed();
    answer_later(
        threads_, this,
        [this, rules, stop = stop_.get_token()] { return makeOnThread(rules, stop); },
        [this, rules](const Made& made) {
            making_.reset();
            if (made.score_source)
                takeFull(rules, made.score_source);
            else
                Q_EMIT changed();
            if (!made.failure.isEmpty()) Q_EMIT failed(made.failure);
        });
}

TableService::Made TableService::makeOnThread(Rules rules, const std::stop_token& stop) try {
    SolveOptions options;
    options.stop = stop;
    options.progress = whole_percents([this](int percent) { Q_EMIT progressed(percent); });
    return {source_.make(rules, options), {}};
} catch (const std::exception& fault) {
    return {nullptr, QString::fromLocal8Bit(fault.what())};
}

void TableService::stop() { stop_.request_stop(); }

} // namespace app::analysis
