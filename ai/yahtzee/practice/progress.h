// A player's progress: the mean loss per game against best play, and whether it has changed. Losses
// are points or win probability; the results have the same unit.

#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace ai::yahtzee::practice {

inline constexpr std::size_t recent_games = 20;
inline constexpr double interval_confidence = 0.9;
inline constexpr std::size_t min_level_games = 5; // before that, an interval says nothing

// A mean with its 90 % confidence interval, mean - margin to mean + margin (Student's t).
struct RecentMean {
    std::size_t games = 0;
    double mean = 0;
    std::optional<double> margin = {}; // nothing before the fifth game
};

// The mean of the last `games` losses, or of all if there are fewer. `losses` per game, oldest
// first.
RecentMean recent_mean(std::span<const double> losses, std::size_t games = recent_games);

// Entry i is recent_mean() of the losses up to game i.
std::vector<RecentMean> recent_means(std::span<const double> losses,
                                     std::size_t games = recent_games);

struct Change {
    double difference = 0;   // recent mean less earlier mean; below 0 is progress
    double margin = 0;       // of the difference, 90 % confidence (Welch's t)
    bool is_settled = false; // whether the interval excludes 0
    // If not settled: how many more games like the recent ones would settle it. Nothing if more
    // than 10,000.
    std::optional<std::size_t> more_games = {};
};

// Nothing if either part has fewer than two games.
std::optional<Change> compare(std::span<const double> earlier, std::span<const double> recent);

// Compares the last `games` games with as many before them.
std::optional<Change> recent_change(std::span<const double> losses,
                                    std::size_t games = recent_games);

// The exact mean score of best play, points; `alea-lab exact optimal`.
inline constexpr double best_mean = 254.6;

// The level of a player: best_mean less the mean loss of the last games. Dice don't change it.
// Nothing before the fifth game.
std::optional<double> level_of(std::span<const double> losses);

// The mean of losses of which each counts at most 10, so that one slip does not ruin it. 0 for
// none.
double capped_mean(std::span<const double> losses);

} // namespace ai::yahtzee::practice
