// What every choice in a position is worth: the hint.

#pragma once

#include "ai/yahtzee/decide/objective.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "ai/yahtzee/win/win_probability.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <optional>
#include <vector>

namespace ai::yahtzee::decide {

struct RankedAction {
    core::yahtzee::Action action; // of a keep, the hold with the lowest code
    double value;                 // expected final score, points, all bonuses in
    double loss; // against the best under the objective, points or probability; of equals 0
    // Probability to win plus half that of a tie; where points are to be beaten, the probability of
    // that.
    std::optional<double> win;
};

// Every distinct keep and every legal box, best first; equals in the order of goes_before(), so
// that the first is what the optimal player does. Empty only where nothing is legal.
std::vector<RankedAction> rank_choices(const solve::Values& values,
                                       const core::yahtzee::Position& position);

// Probabilities nearer to each other than this count as equal.
inline constexpr double equal_probabilities = 5e-7;

// The same by their probabilities in this turn; among equals the expected score decides.
std::vector<RankedAction> rank_choices(const solve::Values& values,
                                       const core::yahtzee::Position& position,
                                       const turn::TurnSolver& turn);

// Puts choices for these dice with probabilities in that order, and works out their losses.
void rank_by_probability(std::vector<RankedAction>& choices, const core::dice::Dice& dice);

// Ranks choices for any objective. Remembers, so one is used by one thread at a time.
class ActionRanker {
public:
    // Without a score source win probabilities are known near the end of a game for two only, and
    // to beat points is not an objective.
    ActionRanker(solve::SharedValues values, solve::SharedScoreSource score_source,
                 const win::WinProbabilityOptions& options = {});

    const solve::Values& values() const { return *values_; }

    // As rank_choices(). By expected score where the probabilities of the objective aren't known,
    // and then without them. For the objective of points with the probabilities to win where they
    // are known.
    std::vector<RankedAction> rank(const core::yahtzee::Position& position,
                                   const Objective& objective);

    // The probabilities of the objective in the turn of a position (of winning, where points are
    // the objective); null where they aren't known.
    turn::SharedTurn probabilities(const core::yahtzee::Position& position,
                                   const Objective& objective);

    // Whether the probabilities to win are exact there.
    bool is_exact(const core::yahtzee::Position& position) const {
        return win_probability_.is_exact(position.mover, position.opponents);
    }

private:
    solve::SharedValues values_;
    solve::SharedScoreSource score_source_;
    win::WinProbability win_probability_;
};

} // namespace ai::yahtzee::decide
