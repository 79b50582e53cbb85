#include "ai/yahtzee/solve/score_distribution.h"

#include <cmath>
#include <numeric>

namespace ai::yahtzee::solve {

double ScoreDistribution::total() const {
    return std::accumulate(probabilities_.begin(), probabilities_.end(), 0.0);
}

double ScoreDistribution::mean() const {
    double sum = 0;
    for (std::size_t s = 0; s < probabilities_.size(); ++s)
        sum += static_cast<double>(s) * probabilities_[s];
    return sum;
}

double ScoreDistribution::deviation() const {
    const double centre = mean();
    double sum = 0;
    for (std::size_t s = 0; s < probabilities_.size(); ++s) {
        const double off = static_cast<double>(s) - centre;
        sum += off * off * probabilities_[s];
    }
    return std::sqrt(sum);
}

int ScoreDistribution::quantile(double probability) const {
    double sum = 0;
    for (std::size_t s = 0; s < probabilities_.size(); ++s) {
        sum += probabilities_[s];
        if (sum >= probability) return static_cast<int>(s);
    }
    return static_cast<int>(probabilities_.size()) - 1;
}

} // namespace ai::yahtzee::solve
