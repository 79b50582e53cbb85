#include "ai/yahtzee/practice/exercise.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::decide;
using core::yahtzee::Action;
using core::yahtzee::Position;

double Exercise::loss_of(Action action) const {
    const auto found = std::ranges::find_if(ranking, [&](const RankedAction& choice) {
        return choice.action.is_same_choice(action, position.dice);
    });
    assert(found != ranking.end());
    return found->loss;
}

Examiner::Examiner(solve::SharedValues values, int exact_boxes, const std::stop_token& stop)
    : judge(values->rules()),
      ranker(std::move(values), nullptr,
             win::WinProbabilityOptions{.exact_boxes = exact_boxes, .stop = stop}) {}

std::optional<Exercise> Examiner::exercise(const Position& position, Goal goal) {
    Exercise exercise{position, goal, judge.decide(position), 0, {}};
    exercise.ranking =
        goal == Goal::win ? ranker.rank(position, {}) : rank_choices(ranker.values(), position);
    if (goal == Goal::win) {
        if (!exercise.ranking.front().win) return std::nullopt;
        rank_by_probability(exercise.ranking, position.dice);
    }
    if (without_holding_all(exercise.ranking).size() < 2) return std::nullopt;
    return exercise;
}

} // namespace ai::yahtzee::practice
