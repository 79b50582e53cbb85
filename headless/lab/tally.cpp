#include "headless/lab/tally.h"

#include <algorithm>
#include <cmath>

namespace headless::lab {

namespace {

constexpr double normal_quantile_995 = 2.5758293035489;

Estimate estimate(double sum, double sum_of_squares, std::int64_t count) {
    const auto n = static_cast<double>(count);
    if (count == 0) return {std::nan(""), std::nan("")};
    const double mean = sum / n;
    if (count == 1) return {mean, std::nan("")};
    const double variance = std::max(0.0, (sum_of_squares - n * mean * mean) / (n - 1));
    return {mean, std::sqrt(variance / n)};
}

} // namespace

PlayerTally& PlayerTally::operator+=(const PlayerTally& other) {
    points += other.points;
    decisions += other.decisions;
    nanoseconds += other.nanoseconds;
    return *this;
}

Tally& Tally::operator+=(const Tally& other) {
    games += other.games;
    wins += other.wins;
    ties += other.ties;
    first_seat_wins += other.first_seat_wins;
    adjusted += other.adjusted;
    adjusted_squares += other.adjusted_squares;
    for (std::size_t p = 0; p < 2; ++p) players[p] += other.players[p];
    return *this;
}

double Estimate::low_99() const { return mean - normal_quantile_995 * standard_error; }
double Estimate::high_99() const { return mean + normal_quantile_995 * standard_error; }

Estimate raw_score(const Tally& tally) {
    const auto wins = static_cast<double>(tally.wins);
    const auto ties = static_cast<double>(tally.ties);
    return estimate(wins + ties / 2, wins + ties / 4, tally.games);
}

Estimate adjusted_score(const Tally& tally) {
    return estimate(static_cast<double>(tally.adjusted) * Tally::unit,
                    static_cast<double>(tally.adjusted_squares) * Tally::unit, tally.games);
}

double pair_score(const Tally& one, const Tally& other) {
    return static_cast<double>(one.adjusted + other.adjusted) * Tally::unit / 2;
}

double average_points(const Tally& tally, const PlayerTally& player) {
    return static_cast<double>(player.points) / static_cast<double>(tally.games);
}

double microseconds_a_decision(const PlayerTally& player) {
    return static_cast<double>(player.nanoseconds) / 1000 / static_cast<double>(player.decisions);
}

double first_seat_share(const Tally& tally) {
    return (static_cast<double>(tally.first_seat_wins) + static_cast<double>(tally.ties) / 2) /
           static_cast<double>(tally.games);
}

} // namespace headless::lab
