#include "ai/yahtzee/practice/exercise.h"

#include <utility>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

std::optional<Exercise> make_exercise(const DecisionContext& decision, Goal goal,
                                      const ExerciseLimits& limits) {
    Exercise exercise{decision.position(), goal, {}, {}};
    exercise.ranking.assign(decision.ranking().begin(), decision.ranking().end());
    if (goal == Goal::win) {
        if (!exercise.ranking.front().win) return std::nullopt;
        rank_by_probability(exercise.ranking, exercise.position.dice);
    }
    // It only puts off taking the best box.
    if (!limits.counts_holding_all && exercise.ranking.front().action.is_score())
        exercise.ranking = without_holding_all(std::move(exercise.ranking));
    if (exercise.ranking.size() < 2) return std::nullopt;
    if (exercise.gap() < (goal == Goal::win ? limits.min_win_gap : limits.min_gap))
        return std::nullopt;
    exercise.themes = themes_of(decision);
    return exercise;
}

} // namespace ai::yahtzee::practice
