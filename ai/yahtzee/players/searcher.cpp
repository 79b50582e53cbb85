#include "ai/yahtzee/players/searcher.h"

#include "core/yahtzee/scoring.h"

#include <cmath>

namespace ai::yahtzee::players {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::dice;
using namespace core::yahtzee;
using core::yahtzee::Box;
using namespace ai::yahtzee::solve;

Action Searcher::choose(const Position& position) {
    const CardState state = state_of(position.mover);
    if (state.open.empty()) return Action::hold_all(); // nothing else is legal
    if (!turn_ || turn_->state() != state) turn_.emplace(rules_, state, next_value_, box_order_);
    return turn_->best(Roll::of(position.dice), position.roll_number).action(position.dice);
}

void Searcher::plan(const CardState& state, TurnPlan& plan) {
    const TurnSolver turn(rules_, state, next_value_, box_order_);
    plan.fill([&](int roll_number, Roll roll) { plan.add(turn.best(roll, roll_number), 1); });
}

namespace {

// Among boxes of the same value the harder one is taken.
constexpr BoxOrder harder_first{Box::yahtzee,    Box::large_straight, Box::four_of_a_kind,
                                Box::full_house, Box::small_straight, Box::three_of_a_kind,
                                Box::sixes,      Box::fives,          Box::fours,
                                Box::threes,     Box::twos,           Box::ones,
                                Box::chance};

// The average points of each box under best play.
constexpr std::array<double, box_count> usual_points{
    1.88, 5.28, 8.57, 12.16, 15.69, 19.19, 21.66, 13.09, 22.59, 29.46, 32.71, 16.87, 22.01};

// The variance of the number of dice in an upper box. Found by trying, as the next constant; the
// average score hardly depends on them.
constexpr double count_variance = 1.0;

// Points of Yahtzee bonuses for each turn left, once the Yahtzee box holds 50.
constexpr double yahtzee_bonuses_per_turn = 3.25;

// The probability that the open upper boxes, their sum taken as normal, bring what is missing.
double upper_bonus_probability(const CardState& state) {
    double mean = state.upper_total;
    double variance = 0;
    for (const Box box : state.open& BoxSet::upper()) {
        mean += usual_points[static_cast<std::size_t>(index(box))];
        variance += count_variance * face_of(box) * face_of(box);
    }
    if (variance == 0) return 0;
    constexpr double rounding = 0.5; // the total is a whole number, the normal sum is not
    const double missing = upper_bonus_threshold - rounding - mean;
    return 0.5 * std::erfc(missing / std::sqrt(2 * variance));
}

} // namespace

Greedy::Greedy(core::yahtzee::Rules rules)
    : Searcher(
          rules, [](const CardState&) { return 0.0; }, harder_first) {}

Optimal::Optimal(const SharedValues& values)
    : Searcher(values->rules(),
               [values](const CardState& state) { return values->points(state); }) {}

double estimated_points(const CardState& state) {
    double sum = 0;
    for (const Box box : state.open) sum += usual_points[static_cast<std::size_t>(index(box))];
    if (state.upper_total < upper_bonus_threshold)
        sum += upper_bonus_points * upper_bonus_probability(state);
    if (state.yahtzee_bonus) sum += yahtzee_bonuses_per_turn * state.open.size();
    return sum;
}

} // namespace ai::yahtzee::players
