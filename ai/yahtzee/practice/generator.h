// Generates exercises from seeded games between players who know the first steps of the basic
// strategy. A seed gives the same exercises on every processor and for any number of threads.

#pragma once

#include "ai/yahtzee/practice/exercise.h"
#include "core/dice/keyed_dice.h"
#include "core/support/parallel.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace ai::yahtzee::practice {

// A player without a step loses at least this where it is practised, points; and an exception is a
// position where following the page loses as much.
inline constexpr double min_step_loss = 0.5;
// Following points costs at least this where winning and points disagree, probability.
inline constexpr double min_win_loss = 0.01;
// No step is looked for in more games.
inline constexpr std::uint64_t max_practice_games = 20'000;

// Progress is the number of exercises found.
struct GeneratorOptions : core::support::Execution {
    core::dice::Seed seed{};
    int count = 10;
    std::array<int, 2> known{}; // steps that the learner and the opponent know
    std::uint64_t max_games = max_practice_games;
    int exact_boxes = 0; // as Examiner has it
};

// The exercise of a position, if it is one that is wanted.
using Finder =
    std::function<std::optional<Exercise>(Examiner& examiner, const core::yahtzee::Position&)>;

// The step decides and names the best choice, and a player who knows only the steps before it
// loses at least 0.5. With `min_gap` every other choice, "keep all five" too, loses as much.
Finder exercises_of(int step, double min_gap = 0);

// The pattern and conditions of a step for keeping hold, but one that is learned before it decides
// and names the best choice, and its own keep would lose at least 0.5.
Finder look_alikes_of(int step);

// Following the page loses at least 0.5.
Finder exceptions();

// Both cards have at most three open boxes, and the best choice for points wins less. The goal is
// to win.
Finder last_turns();

// At most one exercise from each game, picked at random among the learner's decisions that are
// wanted; no two with the same dice, roll and open boxes, and those last that repeat the dice of an
// answer. Fewer than `count` if stopped, or if the games hold no more.
std::vector<Exercise> generate(const solve::SharedValues& values, const Finder& finder,
                               const GeneratorOptions& options);

// Exercises of a step; three in ten are look-alikes, as far as there are any, at random positions
// after the first three.
std::vector<Exercise> step_set(const solve::SharedValues& values, int step,
                               const GeneratorOptions& options);

} // namespace ai::yahtzee::practice
