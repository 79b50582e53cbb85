#include "app/analysis/table_service.h"

#include "ai/yahtzee/tables/table_prospects.h"
#include "ai/yahtzee/tables/tables.h"
#include "app/analysis/answer_later.h"
#include "app/analysis/whole_percents.h"

namespace app::analysis {

using ai::yahtzee::solve::SharedProspects;
using ai::yahtzee::solve::SolveOptions;
using core::yahtzee::Rules;

namespace {

SharedProspects prospects_of(const ai::yahtzee::tables::Tables& tables) {
    return std::make_shared<ai::yahtzee::tables::TableProspects>(tables.outcomes,
                                                                 tables.thresholds);
}

} // namespace

TableSource table_files(const std::filesystem::path& folder) {
    return {[folder](Rules rules) -> SharedProspects {
                const auto tables = ai::yahtzee::tables::open_tables(folder, rules);
                return tables ? prospects_of(*tables) : nullptr;
            },
            [folder](Rules rules, const SolveOptions& options) -> SharedProspects {
                const auto tables =
                    ai::yahtzee::tables::open_or_build_tables(folder, rules, {options, {}});
                return tables ? prospects_of(*tables) : nullptr;
            }};
}

TableService::TableService(TableSource source, QObject* parent)
    : QObject(parent), source_(std::move(source)) {
    threads_.setMaxThreadCount(2);
}

TableService::~TableService() {
    stop_.request_stop();
    threads_.waitForDone();
}

void TableService::want(Rules rules) {
    {
        const std::lock_guard lock(mutex_);
        if (!source_.open || !found_.try_emplace(rules).second) return;
    }
    answer_later(
        threads_, this, [open = source_.open, rules] { return open(rules); },
        [this, rules](const SharedProspects& prospects) {
            prospects ? take(rules, prospects) : findNone(rules);
        });
}

SharedProspects TableService::find(Rules rules) const {
    const std::lock_guard lock(mutex_);
    const auto found = found_.find(rules);
    return found == found_.end() ? nullptr : found->second.value_or(nullptr);
}

SharedProspects TableService::wait(Rules rules, std::stop_token stop) const {
    {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, std::move(stop), [&] {
            const auto found = found_.find(rules);
            return found == found_.end() || found->second.has_value();
        });
    }
    return find(rules);
}

void TableService::drop(Rules rules) { take(rules, nullptr); }

void TableService::take(Rules rules, const SharedProspects& prospects) {
    {
        const std::lock_guard lock(mutex_);
        found_[rules] = prospects;
    }
    arrived_.notify_all();
    Q_EMIT changed();
}

// They may have been made while they were looked for.
void TableService::findNone(Rules rules) {
    {
        const std::lock_guard lock(mutex_);
        auto& found = found_[rules];
        if (!found) found = nullptr;
    }
    arrived_.notify_all();
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
            if (made.prospects)
                take(rules, made.prospects);
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
