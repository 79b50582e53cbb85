#include "ai/yahtzee/theory/first_of.h"

#include "ai/yahtzee/theory/optimal_scores.h"
#include "ai/yahtzee/turn/turn_solver.h"

#include <algorithm>
#include <cmath>

namespace ai::yahtzee::theory {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

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

FirstOfRanker::FirstOfRanker(SharedValues values, SharedScoreSource score_source, int players)
    : values_(std::move(values)),
      score_source_(std::move(score_source)),
      utility_(first_of_utility(optimal_scores(), players)) {}

double FirstOfRanker::estimate(const CardState& state, int total) const {
    const auto utility_of = [this](int score) {
        return utility_[static_cast<std::size_t>(std::min(score, max_final_score))];
    };
    double sum = utility_of(total);
    if (state.open.empty()) return sum;
    // A score is enough with the probability that its utility is above that of one point less.
    const FutureScores future_scores = score_source_->of(state);
    for (int more = 1; more < static_cast<int>(future_scores.target_probabilities.size()); ++more)
        sum += (utility_of(total + more) - utility_of(total + more - 1)) *
               probability_of(future_scores, more);
    return sum;
}

std::vector<RankedAction> FirstOfRanker::rank(const Position& position) const {
    const int total = position.mover.total();
    const TurnSolver turn(
        values_->rules(), state_of(position.mover),
        [&](const Transition& scored) { return estimate(scored.next, total + scored.points); });
    return rank_choices(*values_, position, turn);
}

} // namespace ai::yahtzee::theory
