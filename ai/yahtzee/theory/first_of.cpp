#include "ai/yahtzee/theory/first_of.h"

#include <algorithm>
#include <cmath>

namespace ai::yahtzee::theory {

namespace {

// Among n players, when each other one is below with probability `below` and equal with `equal`:
// the sum over k of C(n-1, k) equal^k below^(n-1-k) / (k+1).
double probability_first(double below, double equal, int n) {
    if (equal <= 0) return std::pow(below, n - 1);
    if (below <= 0) return std::pow(equal, n - 1) / n;
    // ((below + equal)^n - below^n) / (n * equal), without the difference of near numbers
    const double ratio = -std::expm1(-n * std::log1p(equal / below));
    return std::pow(below + equal, n) * ratio / (n * equal);
}

} // namespace

std::vector<double> first_of_utility(const solve::ScoreDistribution& others, int players) {
    const std::vector<double>& probabilities = others.probabilities();
    // Above a score, summed from the top: there small numbers matter.
    std::vector<double> above(max_final_score + 1, 0.0);
    for (std::size_t score = above.size() - 1; score-- > 0;)
        above[score] =
            above[score + 1] + (score + 1 < probabilities.size() ? probabilities[score + 1] : 0.0);
    std::vector<double> utility(max_final_score + 1);
    for (std::size_t score = 0; score < utility.size(); ++score) {
        const double equal = score < probabilities.size() ? probabilities[score] : 0.0;
        const double below = std::max(0.0, 1 - above[score] - equal);
        utility[score] = std::min(1.0, probability_first(below, equal, players));
    }
    return utility;
}

} // namespace ai::yahtzee::theory
