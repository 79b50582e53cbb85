// Sequential probability ratio tests: a match stops as soon as the log-likelihood ratio (LLR) of
// "stronger by elo1" against "stronger by elo0" leaves its bounds. Elo is logistic: a difference
// of E Elo stands for the expected match score 1 / (1 + 10^(-E / 400)). So the hypotheses do not
// depend on the spread of the scores; the spread decides only how soon the test ends.
// Sources: A. Wald, Sequential Analysis (1947); M. Van den Bergh, "The Generalized Maximum
// Likelihood Ratio for the Expectation Value of a Distribution"; Cute Chess, projects/lib/src/sprt.

#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>

namespace headless::match {

struct SprtBounds {
    double elo0;
    double elo1;
    double alpha = 0.05; // the greatest probability to accept elo1 where elo0 is true
    double beta = 0.05;  // the greatest probability to accept elo0 where elo1 is true

    friend bool operator==(const SprtBounds&, const SprtBounds&) = default;
};

enum class SprtVerdict { undecided, elo0, elo1 }; // which hypothesis is accepted

struct SprtState {
    double log_likelihood_ratio = 0;
    double lower_bound = 0; // at or below it elo0 is accepted
    double upper_bound = 0; // at or above it elo1 is accepted
    SprtVerdict verdict = SprtVerdict::undecided;
};

// Sums of a figure over games and of its squares, in whole units, so that they don't depend on
// their order.
struct UnitSums {
    static constexpr double unit = 1e-9;

    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(double figure);
    UnitSums& operator+=(const UnitSums& other);

    friend bool operator==(const UnitSums&, const UnitSums&) = default;
};

// Sums of scores, which may lie outside of 0 and 1.
class ScoreSums {
public:
    void add(double score);

    std::int64_t count() const { return count_; }
    double mean() const;     // 1/2 without scores
    double variance() const; // of one score about the mean, divided by the count; 0 without scores
    double standard_error() const; // of the mean, by the unbiased variance; needs two scores

    friend bool operator==(const ScoreSums&, const ScoreSums&) = default;

private:
    std::int64_t count_ = 0;
    UnitSums sums_;
};

// Pairs the scores of games 2k - 1 and 2k, in which the sides change seats.
class PairedScores {
public:
    void add(int game, double score);

    const ScoreSums& pairs() const { return pairs_; } // a pair scores the mean of its two games
    const std::map<int, double>& half_pairs() const { return half_pairs_; }

    friend bool operator==(const PairedScores&, const PairedScores&) = default;

private:
    ScoreSums pairs_;
    std::map<int, double> half_pairs_; // the pair's number to the score of its one known game
};

// For plain scores: `counts[i]` results of i / (size - 1) points: losses, ties, wins; or pairs of
// games in five classes. The generalised likelihood ratio over multinomial results.
SprtState sprt(const SprtBounds& bounds, std::span<const std::int64_t> counts);

// For luck-adjusted scores of pairs of games: the generalised likelihood ratio of a normal
// distribution whose variance is unknown. What normalises it is the deviation of these pair scores,
// estimated under each hypothesis. Undecided before `min_sprt_pairs` pairs, where the estimate of
// the variance is worth little.
inline constexpr std::int64_t min_sprt_pairs = 16;
SprtState sprt(const SprtBounds& bounds, const ScoreSums& pairs);

// "undecided", "elo0" or "elo1", for machines.
const char* name(SprtVerdict verdict);

// One sentence for people, about `a` and `b`.
std::string in_words(const SprtBounds& bounds, SprtVerdict verdict, const std::string& a,
                     const std::string& b);

} // namespace headless::match
