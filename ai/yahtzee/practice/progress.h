// A player's progress: the mean loss per game against best play, and whether it has changed. Losses
// are points or win probability; the results have the same unit.

#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ai::yahtzee::practice {

inline constexpr std::size_t recent_games = 20;
inline constexpr double interval_confidence = 0.9;

// A mean with its 90 % confidence interval, mean - margin to mean + margin (Student's t).
struct RecentMean {
    std::size_t games = 0;
    double mean = 0;
    std::optional<double> margin = {}; // nothing for fewer than two games
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

// The loss per game of a player of the roster. `loss`: 254.5877, the mean score of best play, less
// his mean score as `alea-lab exact NAME` computes it. `win_loss`: win probability lost per game
// against optimal, measured; see resources/docs/measurements.md.
struct ReferenceLoss {
    std::string_view player;
    double loss;     // points per game
    double win_loss; // probability per game
};

// The greatest loss first.
std::span<const ReferenceLoss> reference_losses();

} // namespace ai::yahtzee::practice
