// A position to practise on: the best choice is clearly better than the next.

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
    // Whether to hold all five dice may be the second choice. Where the best choice takes a box
    // before the last roll it is worth the same, so such positions have no gap then.
    bool counts_holding_all = true;
};

// Ranked for the goal; nothing where the gap is too small, there is no choice, or win probabilities
// are wanted and unknown.
std::optional<Exercise> make_exercise(const DecisionContext& decision, Goal goal = Goal::points,
                                      const ExerciseLimits& limits = {});

} // namespace ai::yahtzee::practice
