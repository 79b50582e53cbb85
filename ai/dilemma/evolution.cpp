#include "ai/dilemma/evolution.h"

#include <cassert>
#include <cmath>
#include <numeric>

namespace ai::dilemma {

namespace {

// The mean over the shares of all strategies that played.
double mean_score(std::span<const double> shares, std::span<const Record> records) {
    double sum = 0;
    double weight = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (records[i].entries == 0) continue;
        sum += shares[i] * records[i].mean_score();
        weight += shares[i];
    }
    return weight > 0 ? sum / weight : 0;
}

void scale(std::vector<double>& shares) {
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares) share /= sum;
}

} // namespace

std::vector<double> next_shares(std::span<const double> shares, std::span<const Record> records,
                                const FieldOptions& options, double strength) {
    assert(shares.size() == records.size());
    const double mean = mean_score(shares, records);
    const double unit = static_cast<double>(options.rounds) * (options.players - 1);
    std::vector<double> next(shares.begin(), shares.end());
    for (std::size_t i = 0; i < next.size(); ++i)
        if (records[i].entries > 0)
            next[i] *= std::exp(strength * (records[i].mean_score() - mean) / unit);
    scale(next);
    for (double& share : next)
        if (share < extinct) share = 0;
    scale(next);
    return next;
}

} // namespace ai::dilemma
