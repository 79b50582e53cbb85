// What a player loses against a reference player by the decisions in which the two differ. With the
// same opponent and the same dice everything else is the same, so the win probability lost in these
// decisions, divided by all games, is the difference of their scores (the performance difference
// lemma: S. Kakade and J. Langford, "Approximately Optimal Approximate Reinforcement Learning",
// 2002). Its error is that of a few small numbers instead of that of wins and losses.

#pragma once

#include "headless/lab/play.h"

#include <cstdint>

namespace headless::lab {

struct GradedTally {
    std::int64_t games = 0;
    std::int64_t decisions = 0; // of the player
    std::int64_t differing = 0; // those in which the reference player decides otherwise
    // Sums over games of the win probability lost, in units (Tally::unit): by the estimate that the
    // reference player plays by, and corrected by roll-outs.
    std::int64_t estimated = 0;
    std::int64_t estimated_squares = 0;
    std::int64_t corrected = 0;
    std::int64_t corrected_squares = 0;

    GradedTally& operator+=(const GradedTally& other);
};

// The player's score against the reference player, with its error.
Estimate estimated_score(const GradedTally& tally);
Estimate corrected_score(const GradedTally& tally);

// Plays options.games games of a player against the reference player, who also decides in the
// player's place; shards are ignored. `rollouts` games follow each of the two actions where they
// differ (0: none), unless their probabilities are exact. Seats alternate. If stopped, the tally is
// of the games that were finished.
GradedTally play_graded(const MakePlayer& make, const MakePlayer& make_reference,
                        const ai::yahtzee::solve::SharedScoreSource& score_source, int rollouts,
                        const DuelOptions& options);

} // namespace headless::lab
