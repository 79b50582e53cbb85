// What a number of games says about two players. Scores are between 0 and 1, a tie is one half.

#pragma once

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

// Wilson's interval for a score out of `games`; ties make it wider than need be. Source: E. B.
// Wilson, Journal of the American Statistical Association 22 (1927).
Interval wilson_interval(double score, std::int64_t games, double confidence = 0.99);

// The score that a difference in Elo points stands for.
double score_of_elo(double elo);

// A sequential test of the hypothesis "stronger by elo0" against "stronger by elo1".
struct SprtBounds {
    double elo0;
    double elo1;
    double error = 0.05; // of either kind
};

enum class SprtVerdict { undecided, elo0, elo1 };

struct SprtState {
    double log_likelihood_ratio = 0;
    double bound = 0; // decided beyond this, on either side
    SprtVerdict verdict = SprtVerdict::undecided;
};

// `counts[i]` results of i / (size - 1) points: losses, ties, wins; or pairs of games in five
// classes. The generalised likelihood ratio over multinomial results. Source: Michel Van den Bergh,
// "The Generalized Maximum Likelihood Ratio for the Expectation Value of a Distribution".
SprtState sprt(const SprtBounds& bounds, std::span<const std::int64_t> counts);

} // namespace headless::match
