// Siblings of a mistake: positions with the same cards, or those of a turn later, with other dice
// and a decision of the same themes, so that nobody learns a position by heart.

#pragma once

#include "ai/yahtzee/practice/exercise.h"
#include "ai/yahtzee/practice/themes.h"
#include "ai/yahtzee/solve/values.h"
#include "core/dice/keyed_dice.h"
#include "core/support/parallel.h"
#include "core/yahtzee/position.h"

#include <vector>

namespace ai::yahtzee::practice {

struct SiblingOptions : core::support::Execution {
    core::dice::Seed seed{};
    int count = 5;
    Goal goal = Goal::points;
    ExerciseLimits limits = {};
    int max_attempts = 1000; // turns that are played from the cards of the mistake
};

// Every sibling shares at least one of `themes`; those that share most are preferred. They are
// distinct, and none is the mistake itself. If the cards give too few, positions from games of
// human-like players follow. A seed gives the same siblings on every processor.
std::vector<Exercise> siblings(const solve::SharedValues& values,
                               const core::yahtzee::Position& mistake, ThemeSet themes,
                               const SiblingOptions& options);

} // namespace ai::yahtzee::practice
