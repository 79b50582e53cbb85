// What is counted over the games of two players, and the figures that follow. Sums only: tallies of
// different games add up to that of all, to the last digit, however the games were split.

#pragma once

#include <array>
#include <cstdint>

namespace headless::lab {

// Of one of the two players, over all games.
struct PlayerTally {
    std::int64_t points = 0; // final scores
    std::int64_t decisions = 0;
    std::int64_t nanoseconds = 0; // spent deciding

    PlayerTally& operator+=(const PlayerTally& other);
};

struct Tally {
    // Sums of fractions are kept in whole units, so that they don't depend on their order.
    static constexpr double unit = 1e-9;

    std::int64_t games = 0;
    std::int64_t wins = 0; // of player 0
    std::int64_t ties = 0;
    std::int64_t first_seat_wins = 0;
    std::int64_t adjusted = 0; // sum of player 0's results less their luck, units
    std::int64_t adjusted_squares = 0;
    std::array<PlayerTally, 2> players;

    Tally& operator+=(const Tally& other);
};

// A mean with what is known about its error.
struct Estimate {
    double mean;
    double standard_error;

    double low_99() const;
    double high_99() const;
};

Estimate raw_score(const Tally& tally);      // of player 0: wins and half the ties
Estimate adjusted_score(const Tally& tally); // the same, less the luck
// The mean luck-adjusted score of player 0 in two games.
double pair_score(const Tally& one, const Tally& other);
double average_points(const Tally& tally, const PlayerTally& player);
double microseconds_a_decision(const PlayerTally& player);
double first_seat_share(const Tally& tally); // of the points of a win, ties half

} // namespace headless::lab
