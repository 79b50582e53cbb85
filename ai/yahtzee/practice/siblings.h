// Siblings of a mistake: fresh positions that the same step decides, so that nobody learns a
// position by heart.

#pragma once

#include "ai/yahtzee/practice/exercise.h"
#include "core/dice/keyed_dice.h"
#include "core/support/parallel.h"

#include <vector>

namespace ai::yahtzee::practice {

struct SiblingOptions : core::support::Execution {
    core::dice::Seed seed{};
    int count = 1;
};

// The distance of two positions: twice the boxes that only one card has open, the dice that differ,
// and a tenth of the difference of the upper totals.
double distance(const core::yahtzee::Position& a, const core::yahtzee::Position& b);

// The closest of thirty positions that have the mistake's goal, deciding step, kind of best choice
// (a keep or a box) and roll number, and like it follow the page or not. They are distinct, and
// none is the mistake itself. They come from turns that are played from the mistake's cards, then
// from games of players who know the page. A seed gives the same siblings on every processor.
std::vector<Exercise> siblings(const solve::SharedValues& values, const Exercise& mistake,
                               const SiblingOptions& options);

} // namespace ai::yahtzee::practice
