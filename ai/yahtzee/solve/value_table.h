// The numbers of a solved game: for each set of open boxes and state of the Yahtzee box a row by
// upper total. A row stores differences from its centre, in single precision: they are small, and
// so are their rounding errors. The upper bonus counts when the game ends, so crossing 63 within a
// turn needs no special case.

#pragma once

#include "ai/yahtzee/turn/turn_kernel.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/rules.h"

#include <cstddef>
#include <vector>

namespace ai::yahtzee::solve {

class ValueTable {
public:
    // Upper totals 0 to 63, then copies of the entry for 63, up to whole vectors: filling an upper
    // box leads to the entry `points` further on, beyond 63 too.
    static constexpr int row_length = 96;
    // Centres are multiples of this many points, so that sums of centres and points are exact.
    static constexpr float centre_grid = 1.0f / 1024;

    ValueTable();

    // `yahtzee_bonus`: the Yahtzee box holds 50.
    float* row(core::yahtzee::BoxSet open, bool yahtzee_bonus) {
        return &rows_[group(open, yahtzee_bonus) * row_length];
    }
    const float* row(core::yahtzee::BoxSet open, bool yahtzee_bonus) const {
        return &rows_[group(open, yahtzee_bonus) * row_length];
    }
    float& centre(core::yahtzee::BoxSet open, bool yahtzee_bonus) {
        return centres_[group(open, yahtzee_bonus)];
    }
    float centre(core::yahtzee::BoxSet open, bool yahtzee_bonus) const {
        return centres_[group(open, yahtzee_bonus)];
    }

private:
    static std::size_t group(core::yahtzee::BoxSet open, bool yahtzee_bonus);

    std::vector<float> rows_;
    std::vector<float> centres_; // points
};

// The ways to score in a turn, with the upper totals in the lanes. Values are less `centre` points.
turn::TurnSources value_sources(core::yahtzee::Rules rules, const ValueTable& table,
                                core::yahtzee::BoxSet open, bool yahtzee_bonus, float centre);

} // namespace ai::yahtzee::solve
