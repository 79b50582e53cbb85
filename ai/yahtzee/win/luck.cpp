#include "ai/yahtzee/win/luck.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace ai::yahtzee::win {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

// The variance of the points that one open box, with its share of the bonuses, will bring. The
// final score under best play has a standard deviation of 59.6.
constexpr double variance_a_box = 59.6 * 59.6 / box_count;

// The probability to end with more than [i] points that are still to come to the other player;
// exactly as many count half.
std::vector<double> probabilities_to_beat(const std::vector<float>& probability) {
    std::vector<double> probabilities;
    double below = 0;
    for (const float exactly : probability) {
        probabilities.push_back(below + 0.5 * static_cast<double>(exactly));
        below += static_cast<double>(exactly);
    }
    return probabilities;
}

// The win probability of a player who is `lead` points ahead and still makes [i] points with
// probability[i].
double probability_to_win(const std::vector<float>& probability, const std::vector<double>& beaten,
                          int lead) {
    double sum = 0;
    for (std::size_t i = 0; i < probability.size(); ++i) {
        const auto margin = static_cast<std::ptrdiff_t>(i) + lead;
        if (margin < 0) continue;
        const auto slot = static_cast<std::size_t>(margin);
        sum += static_cast<double>(probability[i]) * (slot < beaten.size() ? beaten[slot] : 1.0);
    }
    return sum;
}

// The probability that a normal number is above zero; half if it is zero for certain.
double probability_above_zero(double mean, double variance) {
    if (variance > 0) return 0.5 * std::erfc(-mean / std::sqrt(2 * variance));
    return mean > 0 ? 1 : mean < 0 ? 0 : 0.5;
}

} // namespace

TurnSolver DistributionBaseline::turn(const PlayerState& mover, const PlayerState& other) const {
    const std::vector<double> beaten =
        probabilities_to_beat(score_source_->of(other.state).probabilities);
    std::vector<std::pair<CardState, std::vector<float>>> known; // a few dozen
    const auto probability_of = [&](const CardState& state) -> const std::vector<float>& {
        const auto found = std::ranges::find(known, state, &decltype(known)::value_type::first);
        if (found != known.end()) return found->second;
        return known.emplace_back(state, score_source_->of(state).probabilities).second;
    };
    return TurnSolver(rules_, mover.state, [&](const Transition& scored) {
        return probability_to_win(probability_of(scored.next), beaten,
                                  mover.total + scored.points - other.total);
    });
}

TurnSolver NormalBaseline::turn(const PlayerState& mover, const PlayerState& other) const {
    const double others_points = other.total + values_->points(other.state);
    const int others_boxes = other.state.open.size();
    return TurnSolver(values_->rules(), mover.state, [&](const Transition& scored) {
        const double points = mover.total + scored.points + values_->points(scored.next);
        const int boxes = scored.next.open.size() + others_boxes;
        return probability_above_zero(points - others_points, variance_a_box * boxes);
    });
}

double luck_of_roll(const TurnSolver& probabilities, int roll_number, core::dice::Keep kept,
                    core::dice::Roll roll) {
    assert(1 <= roll_number && roll_number <= rolls_per_turn);
    const double before =
        roll_number == 1 ? probabilities.value() : probabilities.value(kept, roll_number - 1);
    return probabilities.value(roll, roll_number) - before;
}

} // namespace ai::yahtzee::win
