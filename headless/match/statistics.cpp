#include "headless/match/statistics.h"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <cassert>
#include <cmath>
#include <vector>

namespace headless::match {

namespace {

// A result that has not been seen yet still has some weight.
constexpr double unseen_count = 1e-3;

// The most likely probabilities whose mean is `mean`, given the frequencies `p` of the values `a`.
std::vector<double> likeliest(const std::vector<double>& p, const std::vector<double>& a,
                              double mean) {
    // p_i / (1 + x (a_i - mean)) for the x that makes the mean right; the sum below falls with x.
    double low = -1 / (a.back() - mean);
    double high = 1 / (mean - a.front());
    for (int step = 0; step < 200; ++step) {
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

} // namespace

Interval wilson_interval(double score, std::int64_t games, double confidence) {
    if (games <= 0) return {0, 1};
    const double z = boost::math::quantile(boost::math::normal(), (1 + confidence) / 2);
    const auto n = static_cast<double>(games);
    const double centre = (score + z * z / (2 * n)) / (1 + z * z / n);
    const double half =
        z / (1 + z * z / n) * std::sqrt(score * (1 - score) / n + z * z / (4 * n * n));
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

double score_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

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
    SprtState state;
    for (std::size_t i = 0; i < p.size(); ++i)
        state.log_likelihood_ratio += n * p[i] * std::log(p1[i] / p0[i]);
    state.bound = std::log((1 - bounds.error) / bounds.error);
    if (state.log_likelihood_ratio >= state.bound) state.verdict = SprtVerdict::elo1;
    if (state.log_likelihood_ratio <= -state.bound) state.verdict = SprtVerdict::elo0;
    return state;
}

} // namespace headless::match
