#include "app/analysis/analysis_service.h"

#include <utility>

namespace app::analysis {

namespace {

// A ranker that has seen a game may hold some hundred megabytes.
constexpr std::size_t max_idle_rankers = 2; // the coach's, and one for explanations
constexpr std::size_t max_idle_rollout_rankers = 1;
constexpr std::size_t max_idle_policies = 2;
constexpr std::size_t max_idle_players = 6; // a table full of programs

} // namespace

AnalysisService::AnalysisService(TableSource tables, int threads, QObject* parent)
    : QObject(parent),
      scheduler_(threads),
      rankers_(max_idle_rankers),
      rollout_rankers_(max_idle_rollout_rankers),
      policies_(max_idle_policies),
      players_(max_idle_players),
      values_(scheduler_),
      contributions_(scheduler_),
      tables_(std::move(tables), scheduler_) {
    listenToCaches();
}

void AnalysisService::deliver(std::function<void()> handler) {
    ++to_deliver_;
    const auto call = [this, handler = std::move(handler)] {
        --to_deliver_;
        handler();
    };
    QMetaObject::invokeMethod(this, call, Qt::QueuedConnection);
}

// The signals come from workers.
void AnalysisService::listenToCaches() {
    const auto listen = [this](auto& cache, auto signal, const auto& handler) {
        connect(&cache, signal, this, handler, Qt::QueuedConnection);
    };
    listen(values_, &ValueCache::failed, [this](const QString& why, core::yahtzee::Rules rules) {
        reportFailure(tr("The game can't be solved: %1").arg(why),
                      [this, rules] { values_.request(rules); });
    });
    listen(contributions_, &ContributionCache::failed, [this](const QString& why) {
        reportFailure(tr("The reasons can't be worked out: %1").arg(why),
                      [this] { Q_EMIT contributions_.solved(); }); // who shows them asks again
    });
    listen(tables_, &TableCache::notPrepared,
           [this](const QString& why, core::yahtzee::Rules rules) {
               reportFailure(tr("Win probabilities can't be prepared: %1").arg(why),
                             [this, rules] { tables_.prepareAgain(rules); });
           });
}

void AnalysisService::reportFailure(const QString& sentence, std::function<void()> again) {
    std::erase_if(failures_, [&](const Failure& known) { return known.sentence == sentence; });
    failures_.push_back({sentence, std::move(again)});
    Q_EMIT failuresChanged();
}

QStringList AnalysisService::failures() const {
    QStringList sentences;
    for (const Failure& failure : failures_) sentences << failure.sentence;
    return sentences;
}

void AnalysisService::tryAgain() {
    const auto failures = std::exchange(failures_, {});
    Q_EMIT failuresChanged();
    for (const Failure& failure : failures) failure.again();
}

QString AnalysisService::computationFailed(const QString& why) {
    return tr("Something could not be worked out: %1").arg(why);
}

} // namespace app::analysis
