#include "ai/yahtzee/theory/first_of_ranker.h"

#include "ai/yahtzee/theory/first_of.h"
#include "ai/yahtzee/theory/optimal_scores.h"
#include "ai/yahtzee/turn/turn_solver.h"

#include <algorithm>

namespace ai::yahtzee::theory {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

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
