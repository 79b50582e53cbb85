// Generates exercises from games of human-like players. A seed gives the same exercises on every
// processor and for any number of threads.

#pragma once

#include "ai/yahtzee/practice/exercise.h"
#include "ai/yahtzee/practice/theme.h"
#include "ai/yahtzee/solve/values.h"
#include "core/dice/keyed_dice.h"
#include "core/support/parallel.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace ai::yahtzee::practice {

// Progress is the number of exercises found.
struct GeneratorOptions : core::support::Execution {
    core::dice::Seed seed{};
    int count = 10;
    Goal goal = Goal::points;
    ExerciseLimits limits = {};
    int exact_boxes = 3;              // win probabilities once both cards have so few open boxes
    std::uint64_t max_games = 50'000; // to search
};

// Whether a decision may become an exercise.
using Wanted = std::function<bool(const DecisionContext&)>;

// At most one exercise from each game, picked at random among the wanted ones. Fewer than `count`
// if stopped, or if max_games games hold no more.
std::vector<Exercise> generate(const solve::SharedValues& values, const Wanted& wanted,
                               const GeneratorOptions& options);

// Exercises of one theme.
std::vector<Exercise> generate(const solve::SharedValues& values, const Theme& theme,
                               const GeneratorOptions& options);

} // namespace ai::yahtzee::practice
