// Placement: twelve positions that separate the players who know the first K steps tell a newcomer
// where to start.

#pragma once

#include "ai/yahtzee/practice/generator.h"

#include <span>
#include <vector>

namespace ai::yahtzee::practice {

inline constexpr int placement_size = 12;

// The steps that are asked for: spread evenly over all of them, ascending.
std::vector<int> placement_steps();

// An exercise of each of these steps, the easiest first; fewer where the games hold none, or if
// stopped. The options' count and players are not used.
std::vector<Exercise> placement_set(const solve::SharedValues& values,
                                    const GeneratorOptions& options);

struct PlacementAnswer {
    int step;
    bool is_right;
};

// The number of steps K that agrees with the most answers: steps to K right, later ones wrong. The
// smallest of several.
int steps_known(std::span<const PlacementAnswer> answers);

} // namespace ai::yahtzee::practice
