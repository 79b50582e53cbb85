#include "headless/match/sprt.h"

#include "headless/match/statistics.h"
#include "headless/support/words.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace headless::match {

namespace {

// A result that has not been seen yet still has some weight.
constexpr double unseen_count = 1e-3;

// Pair scores that are all alike, as between two equal players with the same dice, still vary.
constexpr double min_variance = 1e-6;

// The most likely probabilities whose mean is `mean`, given the frequencies `p` of the values `a`.
std::vector<double> likeliest(const std::vector<double>& p, const std::vector<double>& a,
                              double mean) {
    // p_i / (1 + x (a_i - mean)) for the x that makes the mean right; the sum below falls with x.
    double low = -1 / (a.back() - mean);
    double high = 1 / (mean - a.front());
    for (int step = 0; step < 60; ++step) { // then only rounding errors are left
        const double x = (low + high) / 2;
        double sum = 0;
        for (std::size_t i = 0; i < p.size(); ++i)
            sum += p[i] * (a[i] - mean) / (1 + x * (a[i] - mean));
        (sum > 0 ? low : high) = x;
    }
    const double x = (low + high) / 2;
    std::vector<double> fitted(p.size());
    for (std::size_t i = 0; i < p.size(); ++i) fitted[i] = p[i] / (1 + x * (a[i] - mean));
    return fitted;
}

// Wald's bounds, without a verdict.
SprtState begin(const SprtBounds& bounds) {
    SprtState state;
    state.lower_bound = std::log(bounds.beta / (1 - bounds.alpha));
    state.upper_bound = std::log((1 - bounds.beta) / bounds.alpha);
    return state;
}

void decide(SprtState& state) {
    if (state.log_likelihood_ratio >= state.upper_bound) state.verdict = SprtVerdict::elo1;
    if (state.log_likelihood_ratio <= state.lower_bound) state.verdict = SprtVerdict::elo0;
}

double per_count(std::int64_t sum, std::int64_t count) {
    return UnitSums::unit * static_cast<double>(sum) / static_cast<double>(count);
}

} // namespace

void UnitSums::add(double figure) {
    sum += std::llround(figure / unit);
    squares += std::llround(figure * figure / unit);
}

UnitSums& UnitSums::operator+=(const UnitSums& other) {
    sum += other.sum;
    squares += other.squares;
    return *this;
}

void ScoreSums::add(double score) {
    ++count_;
    sums_.add(score);
}

double ScoreSums::mean() const { return count_ == 0 ? 0.5 : per_count(sums_.sum, count_); }

double ScoreSums::variance() const {
    if (count_ == 0) return 0;
    return std::max(0.0, per_count(sums_.squares, count_) - mean() * mean());
}

double ScoreSums::standard_error() const {
    assert(count_ >= 2);
    return std::sqrt(variance() / static_cast<double>(count_ - 1));
}

void PairedScores::add(int game, double score) {
    const auto [other, is_first] = half_pairs_.try_emplace((game - 1) / 2, score);
    if (is_first) return;
    pairs_.add((score + other->second) / 2);
    half_pairs_.erase(other);
}

SprtState sprt(const SprtBounds& bounds, std::span<const std::int64_t> counts) {
    assert(counts.size() >= 2);
    std::vector<double> p(counts.size());
    std::vector<double> a(counts.size());
    double n = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        p[i] = std::max(static_cast<double>(counts[i]), unseen_count);
        a[i] = static_cast<double>(i) / static_cast<double>(counts.size() - 1);
        n += p[i];
    }
    for (double& share : p) share /= n;
    const std::vector<double> p0 = likeliest(p, a, score_of_elo(bounds.elo0));
    const std::vector<double> p1 = likeliest(p, a, score_of_elo(bounds.elo1));
    SprtState state = begin(bounds);
    for (std::size_t i = 0; i < p.size(); ++i)
        state.log_likelihood_ratio += n * p[i] * std::log(p1[i] / p0[i]);
    decide(state);
    return state;
}

SprtState sprt(const SprtBounds& bounds, const ScoreSums& pairs) {
    SprtState state = begin(bounds);
    const double variance = std::max(pairs.variance(), min_variance);
    const double from0 = pairs.mean() - score_of_elo(bounds.elo0);
    const double from1 = pairs.mean() - score_of_elo(bounds.elo1);
    // Under each hypothesis the likeliest variance is the mean square about its expectation.
    state.log_likelihood_ratio = static_cast<double>(pairs.count()) / 2 *
                                 std::log((variance + from0 * from0) / (variance + from1 * from1));
    if (pairs.count() >= min_sprt_pairs) decide(state);
    return state;
}

const char* name(SprtVerdict verdict) {
    return verdict == SprtVerdict::undecided ? "undecided"
           : verdict == SprtVerdict::elo0    ? "elo0"
                                             : "elo1";
}

std::string in_words(const SprtBounds& bounds, SprtVerdict verdict, const std::string& a,
                     const std::string& b) {
    if (verdict == SprtVerdict::undecided) return "undecided";
    const bool is_elo1 = verdict == SprtVerdict::elo1;
    return a + " stronger than " + b + ' ' +
           support::formatted("by %g Elo is accepted, by %g Elo rejected (error at most %g %%)",
                              is_elo1 ? bounds.elo1 : bounds.elo0,
                              is_elo1 ? bounds.elo0 : bounds.elo1,
                              100 * (is_elo1 ? bounds.alpha : bounds.beta));
}

} // namespace headless::match
