// Placement: twelve positions that separate the players who know the first K steps tell a newcomer
// where to start.

#pragma once

#include "ai/yahtzee/practice/generator.h"

#include <array>
#include <span>
#include <vector>

namespace ai::yahtzee::practice {

inline constexpr int placement_size = 12;

// The steps that are asked for, ascending: two positions each for the first two, which gain half of
// what the page gains; those up to which opponents know the page; and some in between.
inline constexpr std::array<int, placement_size> placement_steps{1, 1,  2,  2,  3,  6,
                                                                 9, 12, 15, 18, 22, 26};

// Exercises of these steps, the easiest first; fewer where the games hold none, or if stopped. The
// options' count and players are not used.
std::vector<Exercise> placement_set(const solve::SharedValues& values,
                                    const GeneratorOptions& options);

struct PlacementAnswer {
    int step;
    bool is_right;
};

// The number of steps K that makes the answers most likely, if those for steps to K are right but
// for a slip, and later ones wrong but for a lucky guess; the smallest of several. No more are
// known than were answered rightly, and none if guesses give as many right answers. One more right
// answer never lowers K.
int steps_known(std::span<const PlacementAnswer> answers);

} // namespace ai::yahtzee::practice
