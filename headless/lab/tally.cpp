#include "headless/lab/tally.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace headless::lab {

using support::Json;

namespace {

constexpr double normal_quantile_995 = 2.5758293035489;

Estimate estimate(double sum, double sum_of_squares, std::int64_t count) {
    const auto n = static_cast<double>(count);
    const double unknown = std::nan("");
    if (count == 0) return {unknown, unknown, {unknown, unknown}};
    const double mean = sum / n;
    if (count == 1) return {mean, unknown, {unknown, unknown}};
    const double variance = std::max(0.0, (sum_of_squares - n * mean * mean) / (n - 1));
    const double standard_error = std::sqrt(variance / n);
    const double half = normal_quantile_995 * standard_error;
    return {mean, standard_error, {mean - half, mean + half}};
}

} // namespace

bool Estimate::error_known() const { return std::isfinite(standard_error); }

std::string in_percent(const Estimate& estimate, int decimals) {
    if (!std::isfinite(estimate.mean)) return "not known";
    char text[160];
    const int used = std::snprintf(text, sizeof text, "%*.*f %%   ", decimals + 4, decimals,
                                   100 * estimate.mean);
    const std::string mean(text, static_cast<std::size_t>(used));
    if (!estimate.error_known()) return mean + "standard error not known";
    std::snprintf(text, sizeof text, "standard error %.*f   99 %% interval %.*f to %.*f", decimals,
                  100 * estimate.standard_error, decimals, 100 * estimate.interval99.low, decimals,
                  100 * estimate.interval99.high);
    return mean + text;
}

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

Estimate raw_score(const Tally& tally) {
    const auto wins = static_cast<double>(tally.wins);
    const auto ties = static_cast<double>(tally.ties);
    Estimate score = estimate(wins + ties / 2, wins + ties / 4, tally.games);
    if (tally.games > 0)
        score.interval99 = match::wilson_interval(score.mean, static_cast<double>(tally.games));
    return score;
}

Estimate mean_of_units(std::int64_t sum, std::int64_t sum_of_squares, std::int64_t count) {
    return estimate(static_cast<double>(sum) * Tally::unit,
                    static_cast<double>(sum_of_squares) * Tally::unit, count);
}

std::int64_t in_units(double value) { return std::llround(value / Tally::unit); }

Estimate adjusted_score(const Tally& tally) {
    return mean_of_units(tally.adjusted, tally.adjusted_squares, tally.games);
}

double pair_score(const Tally& one, const Tally& other) {
    return static_cast<double>(one.adjusted + other.adjusted) * Tally::unit / 2;
}

Estimate of_other_player(const Estimate& estimate) {
    return {1 - estimate.mean,
            estimate.standard_error,
            {1 - estimate.interval99.high, 1 - estimate.interval99.low}};
}

double average_points(const Tally& tally, const PlayerTally& player) {
    return static_cast<double>(player.points) / static_cast<double>(tally.games);
}

double microseconds_per_decision(const PlayerTally& player) {
    return static_cast<double>(player.nanoseconds) / 1000 / static_cast<double>(player.decisions);
}

double first_seat_share(const Tally& tally) {
    return (static_cast<double>(tally.first_seat_wins) + static_cast<double>(tally.ties) / 2) /
           static_cast<double>(tally.games);
}

Json as_json(const Estimate& estimate) {
    return {{"mean", estimate.mean},
            {"standard_error", estimate.standard_error},
            {"interval99", {estimate.interval99.low, estimate.interval99.high}}};
}

Json tally_json(const Tally& tally) {
    Json json{{"games", tally.games},       {"wins", tally.wins},
              {"ties", tally.ties},         {"first_seat_wins", tally.first_seat_wins},
              {"adjusted", tally.adjusted}, {"adjusted_squares", tally.adjusted_squares}};
    for (const PlayerTally& player : tally.players)
        json["players"].push_back({{"points", player.points},
                                   {"decisions", player.decisions},
                                   {"nanoseconds", player.nanoseconds}});
    return json;
}

Tally tally_from(const Json& json) {
    Tally tally;
    json.at("games").get_to(tally.games);
    json.at("wins").get_to(tally.wins);
    json.at("ties").get_to(tally.ties);
    json.at("first_seat_wins").get_to(tally.first_seat_wins);
    json.at("adjusted").get_to(tally.adjusted);
    json.at("adjusted_squares").get_to(tally.adjusted_squares);
    for (std::size_t p = 0; p < 2; ++p) {
        const Json& player = json.at("players").at(p);
        player.at("points").get_to(tally.players[p].points);
        player.at("decisions").get_to(tally.players[p].decisions);
        player.at("nanoseconds").get_to(tally.players[p].nanoseconds);
    }
    return tally;
}

} // namespace headless::lab
