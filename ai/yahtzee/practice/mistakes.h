// A player's own mistakes in recorded games, as exercises.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/practice/exercise.h"
#include "ai/yahtzee/practice/themes.h"
#include "ai/yahtzee/review/game_analysis.h"
#include "core/yahtzee/notation/record.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace ai::yahtzee::practice {

// A decision of a recorded game with its themes and loss.
struct AnalysedDecision {
    std::size_t game = 0; // the caller's number of the game; later games have greater ones
    std::size_t ply = 0;  // of the action, in the main line
    core::yahtzee::Position position;
    core::yahtzee::Action chosen;
    ThemeSet themes;
    double loss = 0;                     // points
    std::optional<double> win_loss = {}; // probability, where it is known
};

// All decisions of a seat in the main line of a record, forced ones too. Win losses are known where
// the ranker knows win probabilities.
std::vector<AnalysedDecision> analyse_decisions(decide::ActionRanker& ranker,
                                                const core::yahtzee::notation::Record& record,
                                                std::size_t game, int seat);

enum class MistakeOrder { newest, costliest };

struct MistakeFilter {
    Goal goal = Goal::points;
    // Points, or win probability; nothing: the least loss of an inaccuracy.
    std::optional<double> min_loss = {};
    std::optional<review::Grade> grade = {}; // of this grade only
    std::optional<std::size_t> theme = {};   // of this theme only
    MistakeOrder order = MistakeOrder::newest;
    std::size_t max_count = 100;
};

// The decisions that the filter lets through, in its order.
std::vector<AnalysedDecision> find_mistakes(std::span<const AnalysedDecision> decisions,
                                            const MistakeFilter& filter);

// The exercise of a mistake, whatever the gap between its choices. Nothing if the position has only
// one choice, or if the goal is to win and win probabilities are unknown.
std::optional<Exercise> exercise_of(decide::ActionRanker& ranker,
                                    const core::yahtzee::Position& position, Goal goal);

} // namespace ai::yahtzee::practice
