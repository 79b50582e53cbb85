// Statistics of the games between two players. Scores are between 0 and 1, a tie is one half.

#pragma once

#include "core/support/confidence.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace headless::match {

struct Interval {
    double low;
    double high;

    friend bool operator==(const Interval&, const Interval&) = default;
};

// Wilson's interval for a mean score over `games`; with ties it is wider than necessary. Source: E.
// B. Wilson, Journal of the American Statistical Association 22 (1927).
Interval wilson_interval(double score, double games,
                         double confidence = core::support::interval_confidence);

// The number of independent games that would give as small an error of the score as these pairs of
// games with the same dice: `pairs[i]` pairs scored i half points. The variance of a pair is
// estimated, and shrunk towards that of two independent games while there are few pairs.
double effective_games(std::span<const std::int64_t, 5> pairs);

// Wins, ties and losses of one side.
struct Record {
    std::int64_t wins = 0;
    std::int64_t ties = 0;
    std::int64_t losses = 0;

    std::int64_t games() const { return wins + ties + losses; }
    double score() const; // 1/2 before the first game
};

// The running score of a match.
struct Standing {
    double score = 0.5;
    Interval interval99{0, 1};
    double likelihood_of_superiority = 0.5; // P(the side is the stronger one), normal approximation
};

// The standing after independent games, or after `pairs` of games with the same dice.
Standing standing(const Record& record,
                  const std::optional<std::array<std::int64_t, 5>>& pairs = std::nullopt);

// The expected score at a difference of `elo` points, and the reverse: nothing for scores of 0 or
// less and 1 or more.
double score_of_elo(double elo);
std::optional<double> elo_of_score(double score);

} // namespace headless::match
