// The analysis of a recorded game: the luck of each roll and the loss of each decision. For every
// player the result is the expectation at the start, plus all luck, minus all losses, as in the
// analysis programs of backgammon; the sum is exact where the objective is exact.

#pragma once

#include "ai/yahtzee/decide/action_evaluator.h"
#include "core/yahtzee/notation/record.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace ai::yahtzee::review {

enum class Grade { fine, inaccuracy, mistake, blunder };

std::string_view name(Grade grade);

// The least loss of each grade.
struct GradeLimits {
    double inaccuracy;
    double mistake;
    double blunder;

    Grade of(double loss) const;

    // All above 0 and in ascending order.
    bool is_sound() const { return 0 < inaccuracy && inaccuracy <= mistake && mistake <= blunder; }

    friend bool operator==(const GradeLimits&, const GradeLimits&) = default;
};

inline constexpr GradeLimits point_limits{0.5, 1.5, 4};
inline constexpr GradeLimits probability_limits{0.004, 0.010, 0.025};

struct AnalysedAction {
    std::size_t ply; // of the main line
    core::yahtzee::Action chosen;
    core::yahtzee::Action best;
    int choices; // distinct ones that there were
    double value;
    double best_value;
    Grade grade;

    double loss() const { return best_value - value; }
    bool is_forced() const { return choices == 1; }
};

// A roll and what was made of it. All numbers are the mover's, in the objective's unit.
struct AnalysedRoll {
    std::size_t ply; // of the roll
    int seat;        // from 0
    int turn;        // 0 to 12
    int roll_number; // 1 to 3
    core::dice::Dice dice;
    double before;                          // the expectation before the roll
    double luck;                            // the value of the best choice, less `before`
    std::optional<AnalysedAction> decision; // nothing where the record ends

    // The expectation after the roll and the decision.
    double after() const { return decision ? decision->value : before + luck; }
};

// One player's sums: end = start + luck - losses + others + remainder.
struct PlayerTotals {
    double start = 0;
    double luck = 0;
    double losses = 0;
    double others = 0;    // what the opponent's losses, less his luck, brought: zero-sum only
    double end = 0;       // the result; of an unfinished game the expectation after the last row
    double remainder = 0; // the error of an objective that estimates; else rounding
};

struct GameAnalysis {
    std::vector<AnalysedRoll> rows;   // in the order of the game
    std::vector<PlayerTotals> totals; // by seat
};

// Analyses the main line, or only its first plies if it was stopped. The objective must be for the
// rules of the record. `progress` gets the fraction done, 0 to 1.
GameAnalysis analyse_game(const core::yahtzee::notation::Record& record,
                          decide::ActionEvaluator& objective, const GradeLimits& limits,
                          const std::stop_token& stop = {},
                          const std::function<void(double)>& progress = {});

} // namespace ai::yahtzee::review
