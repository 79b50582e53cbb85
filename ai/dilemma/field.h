// Whole battles between strategies in one process, many of them in random fields, and how each
// strategy fares.

#pragma once

#include "ai/dilemma/strategies/strategy.h"
#include "core/dilemma/history.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace ai::dilemma {

struct FieldOptions {
    int players = 8; // of a battle
    int rounds = 8 * core::dilemma::rounds_per_player;
};

// The results of one strategy; a battle counts once for each of its players.
struct Record {
    std::int64_t entries = 0;
    std::int64_t rank_sum =
        0;                 // 1 is best; equal scores share the mean of their ranks, here doubled
    std::int64_t wins = 0; // best score, above 0
    std::int64_t score_sum = 0; // points

    double mean_rank() const {
        return static_cast<double>(rank_sum) / 2 / static_cast<double>(entries);
    }
    double mean_score() const {
        return static_cast<double>(score_sum) / static_cast<double>(entries);
    }
    double share_of_wins() const {
        return static_cast<double>(wins) / static_cast<double>(entries);
    }

    Record& operator+=(const Record& other);
    friend bool operator==(const Record&, const Record&) = default;
};

// Plays one battle whose players are drawn with the probabilities `shares`, one for each strategy,
// and adds it to `records`. Asks `is_stopped` before each round: once it says so, the battle ends
// and is not counted.
void play_random_battle(std::span<const strategies::Strategy* const> strategies,
                        std::span<const double> shares, const FieldOptions& options,
                        std::uint64_t seed, std::span<Record> records,
                        const std::function<bool()>& is_stopped = {});

// Plays `battles` battles on `threads` threads (0: as many as the machine has); the results are
// the same for any number of threads. One record for each strategy. An exception in a strategy
// ends it and reaches the caller. Any thread asks `is_stopped` before each round: once it says so,
// only battles that are over are counted.
std::vector<Record> play_random_battles(std::span<const strategies::Strategy* const> strategies,
                                        std::span<const double> shares, const FieldOptions& options,
                                        std::uint64_t seed, int battles, int threads,
                                        const std::function<bool()>& is_stopped = {});

// Players have IDs in the order given; a round for each of `seeds`.
core::dilemma::History play_battle(std::span<const strategies::Strategy* const> players,
                                   std::span<const std::uint64_t> seeds);

} // namespace ai::dilemma
