#include "app/analysis/analysis_service.h"

#include <utility>

namespace app::analysis {

namespace {

// A ranker that has seen a game may hold some hundred megabytes.
constexpr std::size_t max_idle_rankers = 2; // the coach's, and one for explanations
constexpr std::size_t max_idle_rollout_rankers = 1;
constexpr std::size_t max_idle_facts = 2;
constexpr std::size_t max_idle_players = 6; // a table full of programs

} // namespace

AnalysisService::AnalysisService(TableSource tables, int threads, QObject* parent)
    : QObject(parent),
      scheduler_(threads),
      rankers_(max_idle_rankers),
      rollout_rankers_(max_idle_rollout_rankers),
      facts_(max_idle_facts),
      players_(max_idle_players),
      values_(scheduler_),
      contributions_(scheduler_),
      tables_(std::move(tables), scheduler_) {}

void AnalysisService::deliver(std::function<void()> handler) {
    ++to_deliver_;
    const auto call = [this, handler = std::move(handler)] {
        --to_deliver_;
        handler();
    };
    QMetaObject::invokeMethod(this, call, Qt::QueuedConnection);
}

} // namespace app::analysis
