// Ranks all choices in a position by an objective: the hint.

#pragma once

#include "ai/yahtzee/decide/objective.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "ai/yahtzee/win/win_probability.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ai::yahtzee::decide {

struct RankedAction {
    core::yahtzee::Action action; // of a keep, the hold with the lowest code
    double value;                 // expected final score, points, all bonuses in
    double loss; // against the best under the objective, points or probability; 0 for equals
    // The probability to win plus half that of a tie; for the objective to beat points the
    // probability of that.
    std::optional<double> win;
};

// The choice of a ranking that scores the same box or holds the same dice, or null.
template <class Choice>
const Choice* find_choice(const std::vector<Choice>& ranking, core::yahtzee::Action action,
                          const core::dice::Dice& dice) {
    const auto found = std::ranges::find_if(
        ranking, [&](const Choice& choice) { return choice.action.is_same_choice(action, dice); });
    return found == ranking.end() ? nullptr : &*found;
}

// Every distinct keep and every legal box, by expected score, best first; equals in the order of
// goes_before(), so that the first is the action of the optimal player. Empty only if no action is
// legal.
std::vector<RankedAction> rank_choices(const solve::Values& values,
                                       const core::yahtzee::Position& position);

// The choices but "keep all five", which is worth what the best box is: a person can only take
// that.
std::vector<RankedAction> without_holding_all(std::vector<RankedAction> choices);

// Probabilities within this distance of each other count as equal.
inline constexpr double equal_probabilities = 5e-7;

// The same by the probabilities in `turn`; among equals the expected score decides.
std::vector<RankedAction> rank_choices(const solve::Values& values,
                                       const core::yahtzee::Position& position,
                                       const turn::TurnSolver& turn);

// Sorts choices that have probabilities in that order, and computes their losses.
void rank_by_probability(std::vector<RankedAction>& choices, const core::dice::Dice& dice);

// Ranks choices for any objective. Caches, so one is used by one thread at a time.
class ActionRanker {
public:
    // Without a score source (null) win probabilities are known only near the end of a game, and
    // the probabilities to beat points are unknown.
    ActionRanker(solve::SharedValues values, solve::SharedScoreSource score_source,
                 const win::WinProbabilityOptions& options = {});

    const solve::Values& values() const { return *values_; }

    // As rank_choices(). If the probabilities of the objective are unknown, the ranking is by
    // expected score and has none. For the objective of points it is by expected score, with win
    // probabilities where they are known.
    std::vector<RankedAction> rank(const core::yahtzee::Position& position,
                                   const Objective& objective);

    // The turn of a position, solved for the probability of the objective (for the objective of
    // points: to win); null if it is unknown.
    turn::SharedTurn probabilities(const core::yahtzee::Position& position,
                                   const Objective& objective);

    // True if the win probabilities in a position are exact.
    bool is_exact(const core::yahtzee::Position& position) const {
        return win_probability_.is_exact(position.mover, position.opponents);
    }

private:
    solve::SharedValues values_;
    solve::SharedScoreSource score_source_;
    win::WinProbability win_probability_;
};

} // namespace ai::yahtzee::decide
