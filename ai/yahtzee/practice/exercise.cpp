#include "ai/yahtzee/practice/exercise.h"

#include <cassert>
#include <utility>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::decide;
using core::yahtzee::Action;
using core::yahtzee::Position;

double Exercise::loss_of(Action action) const {
    const auto* found = find_choice(ranking, action, position.dice);
    assert(found);
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
