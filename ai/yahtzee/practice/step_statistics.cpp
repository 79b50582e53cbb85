#include "ai/yahtzee/practice/step_statistics.h"

#include "ai/yahtzee/practice/seeded_games.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::solve;
using core::yahtzee::Action;
using core::yahtzee::Position;

namespace {

double ratio(std::int64_t part, std::int64_t whole) {
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

double loss_in(const std::vector<decide::RankedAction>& ranking, Action action) {
    return std::ranges::find(ranking, action, &decide::RankedAction::action)->loss;
}

} // namespace

std::int64_t StepStatistics::decisions() const {
    std::int64_t sum = 0;
    for (const Sum& step : steps) sum += step.decisions;
    return sum;
}

double StepStatistics::share(int step) const {
    return ratio(steps[static_cast<std::size_t>(step)].decisions, decisions());
}

double StepStatistics::loss(int step) const {
    const Sum& sum = steps[static_cast<std::size_t>(step)];
    return loss_unit * ratio(sum.loss, sum.decisions);
}

double StepStatistics::loss_per_decision() const {
    std::int64_t sum = 0;
    for (const Sum& step : steps) sum += step.loss;
    return loss_unit * ratio(sum, decisions());
}

StepStatistics measure_steps(const SharedValues& values, const StepStatisticsOptions& options) {
    const auto kinds = static_cast<std::size_t>(step_count()) + 1;
    std::vector<StepStatistics> workers(
        static_cast<std::size_t>(core::support::threads_or_all(options.threads)),
        StepStatistics{0, std::vector<StepStatistics::Sum>(kinds)});
    const StepJudge judge(values->rules());
    const SeededGames games(values->rules(), options.seed, human_08(values));
    std::atomic<std::uint64_t> played = 0;
    core::support::for_each_index(
        options.games, options.threads,
        [&](std::size_t game, int worker) {
            StepStatistics& own = workers[static_cast<std::size_t>(worker)];
            games.play(game, [&](int, const Position& position, Action chosen) {
                auto& sum = own.steps[static_cast<std::size_t>(judge.decide(position).step)];
                ++sum.decisions;
                sum.loss += std::llround(loss_in(decide::rank_choices(*values, position), chosen) /
                                         StepStatistics::loss_unit);
            });
            ++own.games;
            if (options.progress) options.progress(static_cast<double>(++played));
        },
        options.stop);
    StepStatistics together{0, std::vector<StepStatistics::Sum>(kinds)};
    for (const StepStatistics& worker : workers) {
        together.games += worker.games;
        for (std::size_t step = 0; step < kinds; ++step) {
            together.steps[step].decisions += worker.steps[step].decisions;
            together.steps[step].loss += worker.steps[step].loss;
        }
    }
    return together;
}

} // namespace ai::yahtzee::practice
