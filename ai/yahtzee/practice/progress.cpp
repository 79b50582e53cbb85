#include "ai/yahtzee/practice/progress.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>

namespace ai::yahtzee::practice {

namespace {

constexpr std::size_t max_more_games = 10'000;

struct Sample {
    double count;
    double mean;
    double variance; // of one game
};

Sample sample_of(std::span<const double> numbers) {
    Sample sample{static_cast<double>(numbers.size()), 0, 0};
    for (const double number : numbers) sample.mean += number / sample.count;
    for (const double number : numbers)
        sample.variance += (number - sample.mean) * (number - sample.mean) / (sample.count - 1);
    return sample;
}

double quantile(double freedom) {
    return boost::math::quantile(boost::math::students_t(freedom), (1 + interval_confidence) / 2);
}

// The mean of at least one number; `factor`: the quantile for that many.
RecentMean mean_of(std::span<const double> numbers, double factor) {
    const Sample sample = sample_of(numbers);
    if (numbers.size() < min_level_games) return {numbers.size(), sample.mean, std::nullopt};
    return {numbers.size(), sample.mean, factor * std::sqrt(sample.variance / sample.count)};
}

// Half the interval of the difference of the means; B. L. Welch (1947).
double margin_of_difference(const Sample& a, const Sample& b) {
    const double share_a = a.variance / a.count;
    const double share_b = b.variance / b.count;
    if (share_a + share_b == 0) return 0;
    const double freedom = (share_a + share_b) * (share_a + share_b) /
                           (share_a * share_a / (a.count - 1) + share_b * share_b / (b.count - 1));
    return quantile(freedom) * std::sqrt(share_a + share_b);
}

bool is_settled(const Sample& earlier, const Sample& recent) {
    return std::abs(recent.mean - earlier.mean) > margin_of_difference(earlier, recent);
}

std::optional<std::size_t> more_games_to_settle(const Sample& earlier, const Sample& recent) {
    const auto settles = [&](std::size_t more) {
        return is_settled(earlier,
                          {recent.count + static_cast<double>(more), recent.mean, recent.variance});
    };
    if (!settles(max_more_games)) return std::nullopt;
    std::size_t low = 0; // doesn't settle it
    std::size_t high = max_more_games;
    while (high - low > 1) {
        const std::size_t middle = (low + high) / 2;
        (settles(middle) ? high : low) = middle;
    }
    return high;
}

} // namespace

RecentMean recent_mean(std::span<const double> losses, std::size_t games) {
    const auto last = losses.last(std::min(games, losses.size()));
    if (last.empty()) return {};
    return mean_of(last, last.size() < 2 ? 0 : quantile(static_cast<double>(last.size()) - 1));
}

std::vector<RecentMean> recent_means(std::span<const double> losses, std::size_t games) {
    std::vector<double> quantiles; // by degrees of freedom, from 1
    std::vector<RecentMean> means;
    for (std::size_t count = 1; count <= losses.size(); ++count) {
        const auto last = losses.first(count).last(std::min(games, count));
        const std::size_t freedom = last.size() - 1;
        if (freedom > quantiles.size()) quantiles.push_back(quantile(static_cast<double>(freedom)));
        means.push_back(mean_of(last, freedom == 0 ? 0 : quantiles[freedom - 1]));
    }
    return means;
}

std::optional<Change> compare(std::span<const double> earlier, std::span<const double> recent) {
    if (earlier.size() < 2 || recent.size() < 2) return std::nullopt;
    const Sample before = sample_of(earlier);
    const Sample now = sample_of(recent);
    Change change{now.mean - before.mean, margin_of_difference(before, now),
                  is_settled(before, now), std::nullopt};
    if (!change.is_settled) change.more_games = more_games_to_settle(before, now);
    return change;
}

std::optional<Change> recent_change(std::span<const double> losses, std::size_t games) {
    if (losses.size() < 2 * games) return std::nullopt;
    const auto both = losses.last(2 * games);
    return compare(both.first(games), both.last(games));
}

std::optional<double> level_of(std::span<const double> losses) {
    if (losses.size() < min_level_games) return std::nullopt;
    return best_mean - recent_mean(losses).mean;
}

double capped_mean(std::span<const double> losses) {
    double sum = 0;
    for (const double loss : losses) sum += std::min(loss, 10.0);
    return losses.empty() ? 0 : sum / static_cast<double>(losses.size());
}

} // namespace ai::yahtzee::practice
