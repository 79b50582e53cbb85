// Figures of a player's progress: how much he loses per game under best play, and whether that has
// changed. The unit is that of the losses: points, or win probability.

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

// A mean with its interval, mean - margin to mean + margin, which holds the true mean nine times in
// ten (Student's t).
struct RecentMean {
    std::size_t games = 0;
    double mean = 0;
    std::optional<double> margin = {}; // nothing of fewer than two games
};

// Of the last games, at most `games` of them. `losses` per game, the oldest first.
RecentMean recent_mean(std::span<const double> losses, std::size_t games = recent_games);

// After each game, of the last games up to it: as recent_mean() of that many losses.
std::vector<RecentMean> recent_means(std::span<const double> losses,
                                     std::size_t games = recent_games);

struct Change {
    double difference = 0;   // of the recent mean from the earlier one; below 0 is progress
    double margin = 0;       // of the difference, nine times in ten (Welch's t)
    bool is_settled = false; // the interval leaves out 0
    // If not: how many more games like the recent ones settle it, against the same earlier games.
    // Nothing if 10,000 don't.
    std::optional<std::size_t> more_games = {};
};

// Nothing where either part has fewer than two games.
std::optional<Change> compare(std::span<const double> earlier, std::span<const double> recent);

// The last games against as many before them.
std::optional<Change> recent_change(std::span<const double> losses,
                                    std::size_t games = recent_games);

// What a player of the roster loses per game. Points: 254.5877, the mean of best play, less his
// mean as `alea-lab exact NAME` computes it. Win probability, 0 to 1, against optimal: measured,
// see resources/docs/measurements.md.
struct ReferenceLoss {
    std::string_view player;
    double loss;     // points per game
    double win_loss; // probability per game
};

// The greatest loss first.
std::span<const ReferenceLoss> reference_losses();

} // namespace ai::yahtzee::practice
