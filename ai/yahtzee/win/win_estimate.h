// Estimates the probability to win before the end game, from the distributions of each card alone.
// It interpolates between three cases that are easy to compute: nobody knows the other results,
// the player knows them from the start, or the others know his.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/state/card_state.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/card.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace ai::yahtzee::win {

struct PlayerState {
    state::CardState state;
    int total; // points so far, bonuses in

    friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

inline PlayerState player_state_of(const core::yahtzee::Card& card) {
    return {state::state_of(card), card.total()};
}

// The opponents of the player whose probability is estimated.
class Opponents {
public:
    // `others`: at least one. They don't cooperate.
    Opponents(const solve::ScoreSource& score_source, std::span<const PlayerState> others);

    // The total of the leading opponent. Entry i of each vector is for a final total of base() + i.
    int base() const { return base_; }

    // The probability of each best final total.
    std::span<const float> probabilities() const { return probabilities_; }
    // The share of the win of a player with that final total: 1/k for a tie among k.
    std::span<const float> beaten() const { return beaten_; }
    // 1 minus that share if all opponents play to beat that total.
    std::span<const float> threat() const { return threat_; }
    // The shortfall below half a win of a tie with the best opponent at that total, on average,
    // because further opponents may tie too. Empty with one opponent.
    std::span<const float> crowding() const { return crowding_; }

private:
    int base_;
    std::vector<float> probabilities_;
    std::vector<float> beaten_;
    std::vector<float> threat_;
    std::vector<float> crowding_;
};

// The player whose probability is estimated: a state, for any total.
class Candidate {
public:
    explicit Candidate(solve::FutureScores future_scores);

    std::span<const float> probabilities() const { return probabilities_; }
    // The greatest probability to score more than [i] points; exactly [i] points count half.
    std::span<const float> beats() const { return beats_; }
    // By how much that probability falls from [i] points to [i + 1].
    std::span<const float> falls() const { return falls_; }

private:
    std::vector<float> probabilities_;
    std::vector<float> beats_;
    std::vector<float> falls_;
};

// The probability to win in three cases, a tie for first among k counted as 1/k.
struct WinBounds {
    double informed_opponents; // the others know the player's final total from the start
    double uninformed;         // nobody knows another's total: all play for expected points
    double informed;           // the player knows the best final total of the others from the start
};

// `lead`: the player's total minus all_opponents.base().
WinBounds win_bounds(const Opponents& all_opponents, const Candidate& player, int lead);

// The interpolation weight: a player who knew from the start what the best opponent will end with
// would win more often than one who knows nothing, and a player who watches the opponents' cards
// gets this part of that gain. It is greater for the player who moves last and smaller while the
// Yahtzee box is open. The weights of its features are fitted to roll-outs.

// The features: always 1; the part of the others whose last turn is before his own; 1 for each open
// box; 1 if further Yahtzees earn a bonus; the part of the 63 points that the upper boxes miss.
inline constexpr std::size_t interpolation_size = core::yahtzee::box_count + 4;
using InterpolationFeatures = std::array<double, interpolation_size>;
using InterpolationWeights = std::array<double, interpolation_size>;

// Fitted by experiments calibrate --seed 1.
inline constexpr InterpolationWeights fitted_weights{
    0.650,  0.114,                                 // always, moves last
    -0.048, -0.028, -0.014, -0.013, 0.001,  0.010, // ones to sixes
    0.030,  0.039,  0.007,  -0.031, -0.016,        // kinds, full house, straights
    -0.057, -0.039,                                // Yahtzee, chance
    0.062,  -0.082,                                // Yahtzee bonus, upper points missing
};

InterpolationFeatures interpolation_features(const state::CardState& state, double ends_after);

double interpolation_weight(const InterpolationWeights& weights, const state::CardState& state,
                            double ends_after);

// Against several opponents both weights are multiplied: by `always`, more by `open` times the part
// of the thirteen boxes that the player has open, and the own one by `gain` times what he would
// gain by knowing the others' result from the start.
struct CrowdFactors {
    double own_always;
    double others_always;
    double own_open;
    double others_open;
    double own_gain;
};

// Fitted to 400, 300 and 250 positions of three, four and six players; see experiments calibrate
// --more-players.
inline constexpr CrowdFactors fitted_crowd_factors{1.28, 1.07, 0.45, 0.56, -6.13};

// For each of several players, in the order in which they move, and with so many open boxes each:
// the part of the others whose last turn is before his.
std::vector<double> parts_that_end_before(std::span<const int> open);

// The same when `others` move in their order and then a player with `open` boxes, who stands last.
std::vector<double> parts_that_end_before(std::span<const PlayerState> others, int open);

// The weights of the player whose probability it is, and of his opponents on average.
struct WeightPair {
    double own;
    double others;
};

// For so many opponents, while the player has `open` boxes.
WeightPair crowded(const WeightPair& weights, const WinBounds& bounds, std::size_t opponents,
                   int open);

double estimated_probability(const WinBounds& bounds, const WeightPair& weights);

} // namespace ai::yahtzee::win
