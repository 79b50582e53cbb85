// An exercise: a position whose best choice is clearly better than the second.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/practice/context.h"
#include "ai/yahtzee/practice/themes.h"
#include "core/yahtzee/position.h"

#include <optional>
#include <vector>

namespace ai::yahtzee::practice {

enum class Goal { points, win };

struct Exercise {
    core::yahtzee::Position position;
    Goal goal = Goal::points;
    ThemeSet themes;
    // All choices, best for the goal first, with win probabilities where they are exact.
    std::vector<decide::RankedAction> ranking;

    const decide::RankedAction& best() const { return ranking[0]; }
    const decide::RankedAction& second() const { return ranking[1]; }
    // What the second choice loses: points, or win probability.
    double gap() const { return second().loss; }

    friend bool operator==(const Exercise& a, const Exercise& b) {
        return a.position == b.position && a.goal == b.goal;
    }
};

struct ExerciseLimits {
    double min_gap = 0.5;      // points
    double min_win_gap = 0.01; // probability
    // Whether holding all five dice counts as the second choice. It has the same value as the best
    // choice if that scores before the last roll, so such positions then have no gap.
    bool counts_holding_all = true;
};

// The exercise of a position, ranked for the goal. Nothing if the gap is too small, if there is
// only one choice, or if the goal is to win and win probabilities are unknown.
std::optional<Exercise> make_exercise(const DecisionContext& decision, Goal goal = Goal::points,
                                      const ExerciseLimits& limits = {});

} // namespace ai::yahtzee::practice
