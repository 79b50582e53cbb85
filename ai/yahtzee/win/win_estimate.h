// The probability to win long before the end, from what each card can still score alone. A player
// who knew what the others will end with would win this often, and one whom the others know so well
// that often; the truth lies between (interpolation.h).

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "core/yahtzee/card.h"

#include <span>
#include <vector>

namespace ai::yahtzee::win {

struct PlayerState {
    state::CardState state;
    int total; // points so far, bonuses in
};

inline PlayerState player_state_of(const core::yahtzee::Card& card) {
    return {state::state_of(card), card.total()};
}

// Everyone but the player whose probability is asked.
class Opponents {
public:
    // At least one. All play for themselves.
    Opponents(const solve::ScoreSource& score_source, std::span<const PlayerState> others);

    // The total of the leader; the vectors are over points above it.
    int base() const { return base_; }

    std::span<const float> probabilities() const {
        return probabilities_;
    }                                                         // of the best final total
    std::span<const float> beaten() const { return beaten_; } // by so many points; ties half
    // The probability that somebody beats so many points when all do their best to; ties half.
    std::span<const float> threat() const { return threat_; }

private:
    int base_;
    std::vector<float> probabilities_;
    std::vector<float> beaten_;
    std::vector<float> threat_;
};

// The player whose probability is asked, in a state that may be asked about for many totals.
class Candidate {
public:
    explicit Candidate(solve::FutureScores future_scores);

    std::span<const float> probabilities() const { return probabilities_; }
    // The greatest probability to score more than [i] points; exactly as many count half.
    std::span<const float> beats() const { return beats_; }

private:
    std::vector<float> probabilities_;
    std::vector<float> beats_;
};

// Three views of the probability to win plus half that of a tie.
struct WinBounds {
    double informed_opponents; // the others know the player's final total from the start
    double uninformed;         // nobody knows anything: all play for expected points
    double informed;           // the player knows the best final total of the others from the start
};

// `lead`: the player's total less all_opponents.base().
WinBounds win_bounds(const Opponents& all_opponents, const Candidate& player, int lead);

} // namespace ai::yahtzee::win
