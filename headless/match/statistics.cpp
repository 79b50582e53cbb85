#include "headless/match/statistics.h"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <cmath>

namespace headless::match {

namespace {

// So many pairs weigh as much as what is known before the first pair: two independent games.
constexpr double prior_pairs = 5;

} // namespace

Interval wilson_interval(double score, double games, double confidence) {
    if (games <= 0) return {0, 1};
    const double z = boost::math::quantile(boost::math::normal(), (1 + confidence) / 2);
    const double n = games;
    const double centre = (score + z * z / (2 * n)) / (1 + z * z / n);
    const double half =
        z / (1 + z * z / n) * std::sqrt(score * (1 - score) / n + z * z / (4 * n * n));
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

double effective_games(std::span<const std::int64_t, 5> pairs) {
    double n = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto count = static_cast<double>(pairs[i]);
        const double score = static_cast<double>(i) / 4;
        n += count;
        sum += count * score;
        squares += count * score * score;
    }
    if (n == 0) return 0;
    const double mean = sum / n;
    const double of_two_games = mean * (1 - mean) / 2;
    const double variance = std::max(0.0, squares / n - mean * mean);
    const double ratio = of_two_games > 0 ? variance / of_two_games : 1;
    return 2 * n / ((n * ratio + prior_pairs) / (n + prior_pairs));
}

double Record::score() const {
    if (games() == 0) return 0.5;
    return (static_cast<double>(wins) + 0.5 * static_cast<double>(ties)) /
           static_cast<double>(games());
}

Standing standing(const Record& record, const std::optional<std::array<std::int64_t, 5>>& pairs) {
    const auto games = static_cast<double>(record.games());
    if (games == 0) return {};
    double effective = games;
    if (pairs) {
        std::int64_t count = 0;
        for (const std::int64_t each : *pairs) count += each;
        // A game whose twin is missing counts as much as those that have one.
        if (count > 0) effective *= effective_games(*pairs) / (2 * static_cast<double>(count));
    }
    Standing standing{record.score(), wilson_interval(record.score(), effective), 0.5};
    // Were both equal, the games that are not tied would be won half by each.
    const double decided = static_cast<double>(record.wins + record.losses) / games;
    const double error = std::sqrt(decided / 4 / effective);
    if (error > 0)
        standing.likelihood_of_superiority =
            boost::math::cdf(boost::math::normal(), (record.score() - 0.5) / error);
    return standing;
}

double score_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

std::optional<double> elo_of_score(double score) {
    if (!(score > 0 && score < 1)) return std::nullopt;
    return 400 * std::log10(score / (1 - score));
}

} // namespace headless::match
