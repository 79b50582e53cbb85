#include "ai/yahtzee/decide/action_ranker.h"

#include "ai/yahtzee/turn/turn_action.h"

#include <map>

namespace ai::yahtzee::decide {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::win;
using namespace core::yahtzee;

namespace {

// Differences below the rounding error count as zero.
double loss_of(double best, double own, double equal) {
    return best - own < equal ? 0 : best - own;
}

using Iterator = std::vector<RankedAction>::iterator;

// Sorts by a number, the greatest first, and calls then(first, last) for each run of actions that
// are within `equal` of the first of the run, to sort them by something else.
template <class Number, class Then>
void sort_by(Iterator first, Iterator last, Number number, double equal, Then then) {
    std::sort(first, last,
              [&](const RankedAction& a, const RankedAction& b) { return number(a) > number(b); });
    while (first != last) {
        const double least = number(*first) - equal;
        const Iterator end = std::find_if(
            first, last, [&](const RankedAction& action) { return number(action) < least; });
        then(first, end);
        first = end;
    }
}

void sort_by_points(Iterator first, Iterator last, const core::dice::Dice& dice) {
    const auto points = [](const RankedAction& action) { return action.value; };
    sort_by(first, last, points, equal_values, [&](Iterator from, Iterator to) {
        std::sort(from, to, [&](const RankedAction& a, const RankedAction& b) {
            return goes_before(TurnAction::of(a.action, dice), TurnAction::of(b.action, dice));
        });
    });
}

void add_probabilities(std::vector<RankedAction>& choices, const Position& position,
                       const TurnSolver& turn) {
    const auto roll = core::dice::Roll::of(position.dice);
    for (RankedAction& choice : choices)
        choice.win =
            turn.value(roll, position.roll_number, TurnAction::of(choice.action, position.dice));
}

} // namespace

std::vector<RankedAction> rank_choices(const Values& values, const Position& position) {
    const CardState state = state_of(position.mover);
    const auto roll = core::dice::Roll::of(position.dice);
    const int so_far = position.mover.total();

    std::vector<RankedAction> choices;
    if (!state.open.empty()) {
        const TurnSolver turn = values.turn(state);
        turn.for_each_action(roll, position.roll_number, [&](TurnAction action) {
            const double to_come = turn.value(roll, position.roll_number, action);
            choices.push_back({action.action(position.dice), so_far + to_come, 0, {}});
        });
    } else if (position.roll_number < rolls_per_turn) { // nothing is to come
        for (const core::dice::Keep keep : core::dice::keeps_within(roll))
            choices.push_back(
                {lowest_hold(keep, position.dice), static_cast<double>(so_far), 0, {}});
    }
    sort_by_points(choices.begin(), choices.end(), position.dice);
    for (RankedAction& choice : choices)
        choice.loss = loss_of(choices.front().value, choice.value, equal_values);
    return choices;
}

std::vector<RankedAction> rank_choices(const Values& values, const Position& position,
                                       const TurnSolver& turn) {
    std::vector<RankedAction> choices = rank_choices(values, position);
    add_probabilities(choices, position, turn);
    rank_by_probability(choices, position.dice);
    return choices;
}

std::vector<RankedAction> without_holding_all(std::vector<RankedAction> choices) {
    std::erase_if(choices,
                  [](const RankedAction& choice) { return choice.action == Action::hold_all(); });
    return choices;
}

void rank_by_probability(std::vector<RankedAction>& choices, const core::dice::Dice& dice) {
    const auto probability = [](const RankedAction& action) { return action.win.value_or(0); };
    sort_by(choices.begin(), choices.end(), probability, equal_probabilities,
            [&](Iterator first, Iterator last) { sort_by_points(first, last, dice); });
    const double best = choices.front().win.value_or(0);
    for (RankedAction& choice : choices)
        choice.loss = loss_of(best, choice.win.value_or(0), equal_probabilities);
}

ActionRanker::ActionRanker(SharedValues values, SharedScoreSource score_source,
                           const WinProbabilityOptions& options)
    : values_(std::move(values)),
      score_source_(std::move(score_source)),
      win_probability_(values_->rules(), score_source_, options) {}

std::vector<RankedAction> ActionRanker::rank(const Position& position, const Objective& objective) {
    const SharedTurn turn = probabilities(position, objective);
    if (turn && objective.kind != Objective::Kind::expected)
        return rank_choices(*values_, position, *turn);
    std::vector<RankedAction> choices = rank_choices(*values_, position);
    if (turn) add_probabilities(choices, position, *turn);
    return choices;
}

SharedTurn ActionRanker::probabilities(const Position& position, const Objective& objective) {
    if (position.mover.is_complete()) return nullptr;
    if (objective.kind != Objective::Kind::beat)
        return win_probability_.of_turn(position.mover, position.opponents);
    if (!score_source_) return nullptr;
    const int missing = objective.points + 1 - position.mover.total();
    std::map<CardState, FutureScores> score_source;
    const EndValue probability_after = [&](const Transition& end) {
        const auto [known, is_new] = score_source.try_emplace(end.next);
        if (is_new) known->second = score_source_->of(end.next);
        return probability_of(known->second, missing - end.points);
    };
    return std::make_shared<const TurnSolver>(values_->rules(), state_of(position.mover),
                                              probability_after);
}

} // namespace ai::yahtzee::decide
