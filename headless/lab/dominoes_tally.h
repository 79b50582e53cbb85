// Duels of dominoes: sums over pairs of games on the same deal, by case.

#pragma once

#include "core/dominoes/case.h"
#include "headless/support/json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace headless::lab {

// What pairs of games on the same deals came to, for the first player.
struct DominoesTally {
    std::int64_t pairs = 0;
    double sum = 0; // of points a game
    double squares = 0;
    std::array<double, 2> seconds{}; // CPU

    bool is_empty() const { return pairs == 0; }
    void operator+=(const DominoesTally& other) {
        pairs += other.pairs;
        sum += other.sum;
        squares += other.squares;
        for (std::size_t p = 0; p < 2; ++p) seconds[p] += other.seconds[p];
    }
    double score() const { return sum / static_cast<double>(pairs); }
    double standard_error() const {
        const double n = static_cast<double>(pairs);
        return std::sqrt(std::max(squares / n - score() * score(), 0.0) / n);
    }
    // Half of the 99 % interval.
    double uncertainty() const { return 2.5758 * standard_error(); }
    double low_99() const { return std::max(score() - uncertainty(), 0.0); }
    double high_99() const { return std::min(score() + uncertainty(), 1.0); }
    double milliseconds_per_game(std::size_t player) const {
        return 1000 * seconds[player] / (2 * static_cast<double>(pairs));
    }
};

using CaseTallies = std::array<DominoesTally, core::dominoes::case_count>;

DominoesTally total(const CaseTallies& tallies);

support::Json dominoes_sums(const CaseTallies& tallies);

} // namespace headless::lab
