// Straight draws (dice that may become a straight), and the keeps for them.

#pragma once

#include "core/dice/keep.h"
#include "core/dice/roll.h"

#include <optional>

namespace ai::yahtzee::practice {

// A stretch of faces that follow each other, both included.
struct Run {
    int low;
    int high;

    int length() const { return high - low + 1; }

    friend bool operator==(const Run&, const Run&) = default;
};

// The longest run of faces in the dice, the highest of several.
Run longest_run(core::dice::Roll roll);

// One die of each face of the roll from low to high.
core::dice::Keep faces_between(core::dice::Roll roll, int low, int high);

// All dice of a face.
core::dice::Keep all_of(core::dice::Roll roll, int face);

// Three or four in a row that two faces lengthen: 2 3 4, 3 4 5 or 2 3 4 5. Nothing if the dice hold
// no such run, or a longer one.
std::optional<Run> open_ended_draw(core::dice::Roll roll);

// Four of the five faces of a large straight with a hole among them, which one face fills: 1 2 4 5.
// The stretch that it would fill.
std::optional<Run> inside_draw(core::dice::Roll roll);

} // namespace ai::yahtzee::practice
