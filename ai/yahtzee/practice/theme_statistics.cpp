#include "ai/yahtzee/practice/theme_statistics.h"

#include "ai/yahtzee/practice/themes.h"
#include "core/support/parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::solve;
using core::yahtzee::Action;

namespace {

double ratio(std::int64_t part, std::int64_t whole) {
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

} // namespace

ThemeStatistics::ThemeStatistics() : sums_(themes().size()) {}

double ThemeStatistics::loss() const { return loss_unit * ratio(loss_, decisions_); }

double ThemeStatistics::share(std::size_t theme) const {
    return ratio(sums_[theme].decisions, decisions_);
}

double ThemeStatistics::loss(std::size_t theme) const {
    return loss_unit * ratio(sums_[theme].loss, sums_[theme].decisions);
}

double ThemeStatistics::total_loss(std::size_t theme) const {
    return loss_unit * static_cast<double>(sums_[theme].loss);
}

double ThemeStatistics::loss_deviation(std::size_t theme) const {
    const double mean_square = ratio(sums_[theme].squares, sums_[theme].decisions) / (1 << 20);
    return std::sqrt(std::max(0.0, mean_square - loss(theme) * loss(theme)));
}

std::optional<RuleAccuracy> ThemeStatistics::rule_accuracy(std::size_t theme) const {
    const Sums& sums = sums_[theme];
    if (sums.asked == 0) return std::nullopt;
    const double agreement = ratio(sums.agreed, sums.asked);
    // The delta method for a ratio of sums over games.
    const double squares = static_cast<double>(sums.agreed_agreed) -
                           2 * agreement * static_cast<double>(sums.asked_agreed) +
                           agreement * agreement * static_cast<double>(sums.asked_asked);
    return RuleAccuracy{agreement, sums.asked,
                        std::sqrt(squares) / static_cast<double>(sums.asked)};
}

void ThemeStatistics::count(const DecisionContext& decision, Action chosen,
                            std::vector<Sums>& game) {
    const std::int64_t loss = std::llround(decision.ranked(chosen).loss / loss_unit);
    ++decisions_;
    loss_ += loss;
    const ThemeSet set = themes_of(decision);
    for (std::size_t i = 0; i < themes().size(); ++i) {
        if (!set[i]) continue;
        ++game[i].decisions;
        game[i].loss += loss;
        game[i].squares += (loss >> 10) * (loss >> 10);
        if (decision.ranking().size() < 2) continue;
        const auto outcome = try_rule(themes()[i], decision);
        if (!outcome) continue;
        ++game[i].asked;
        game[i].agreed += outcome->agrees;
    }
}

void ThemeStatistics::add(HumanGames& games, std::uint64_t number) {
    std::vector<Sums> game(sums_.size());
    games.play(number, [&](const DecisionContext& decision, Action chosen) {
        count(decision, chosen, game);
    });
    ++games_;
    for (std::size_t i = 0; i < sums_.size(); ++i) {
        sums_[i].decisions += game[i].decisions;
        sums_[i].loss += game[i].loss;
        sums_[i].squares += game[i].squares;
        sums_[i].asked += game[i].asked;
        sums_[i].agreed += game[i].agreed;
        sums_[i].asked_asked += game[i].asked * game[i].asked;
        sums_[i].asked_agreed += game[i].asked * game[i].agreed;
        sums_[i].agreed_agreed += game[i].agreed * game[i].agreed;
    }
}

ThemeStatistics& ThemeStatistics::operator+=(const ThemeStatistics& other) {
    games_ += other.games_;
    decisions_ += other.decisions_;
    loss_ += other.loss_;
    for (std::size_t i = 0; i < sums_.size(); ++i) {
        sums_[i].decisions += other.sums_[i].decisions;
        sums_[i].loss += other.sums_[i].loss;
        sums_[i].squares += other.sums_[i].squares;
        sums_[i].asked += other.sums_[i].asked;
        sums_[i].agreed += other.sums_[i].agreed;
        sums_[i].asked_asked += other.sums_[i].asked_asked;
        sums_[i].asked_agreed += other.sums_[i].asked_agreed;
        sums_[i].agreed_agreed += other.sums_[i].agreed_agreed;
    }
    return *this;
}

ThemeStatistics measure_themes(const SharedValues& values, const ThemeStatisticsOptions& options) {
    struct Worker {
        std::unique_ptr<HumanGames> games;
        ThemeStatistics statistics;
    };
    std::vector<Worker> workers(
        static_cast<std::size_t>(core::support::threads_or_all(options.threads)));
    for (Worker& worker : workers)
        worker.games = std::make_unique<HumanGames>(values, options.seed, options.chooser);
    std::atomic<std::uint64_t> played = 0;
    core::support::for_each_index(options.games, options.threads,
                                  [&](std::size_t game, int thread) {
                                      if (options.stop.stop_requested()) return;
                                      Worker& worker = workers[static_cast<std::size_t>(thread)];
                                      worker.statistics.add(*worker.games, game);
                                      if (options.progress)
                                          options.progress(static_cast<double>(++played));
                                  });
    ThemeStatistics statistics;
    for (const Worker& worker : workers) statistics += worker.statistics;
    return statistics;
}

} // namespace ai::yahtzee::practice
