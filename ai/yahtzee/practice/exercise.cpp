#include "ai/yahtzee/practice/exercise.h"

#include <algorithm>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

namespace {

const Action hold_all = Action::hold(0b11111);

// Drops the action that keeps all dice where it only puts off taking the best box.
void drop_holding_all(std::vector<RankedAction>& ranking) {
    if (!ranking.front().action.is_score()) return;
    std::erase_if(ranking, [](const RankedAction& choice) { return choice.action == hold_all; });
}

} // namespace

std::optional<Exercise> make_exercise(const DecisionContext& decision, Goal goal,
                                      const ExerciseLimits& limits) {
    Exercise exercise{decision.position(), goal, {}, {}};
    exercise.ranking.assign(decision.ranking().begin(), decision.ranking().end());
    if (goal == Goal::win) {
        if (!exercise.ranking.front().win) return std::nullopt;
        rank_by_probability(exercise.ranking, exercise.position.dice);
    }
    if (!limits.counts_holding_all) drop_holding_all(exercise.ranking);
    if (exercise.ranking.size() < 2) return std::nullopt;
    if (exercise.gap() < (goal == Goal::win ? limits.min_win_gap : limits.min_gap))
        return std::nullopt;
    exercise.themes = themes_of(decision);
    return exercise;
}

} // namespace ai::yahtzee::practice
