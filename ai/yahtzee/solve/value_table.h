// The numbers of a solved game: a row over the upper total for each set of open boxes and state
// of the Yahtzee box. Single precision around a centre of each row, so that what is stored is
// small and its rounding too. The upper bonus counts when the game ends, so a row needs no step
// where 63 is crossed.

#pragma once

#include "ai/yahtzee/turn/turn_kernel.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/rules.h"

#include <cstddef>
#include <vector>

namespace ai::yahtzee::solve {

class ValueTable {
public:
    // Upper totals 0 to 63, then copies of 63 for what an upper box adds beyond, up to whole
    // vectors: a box's next state is the entry `points` further on.
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

// Of a turn, the upper totals in its lanes: what scoring is worth, less `centre` points.
turn::TurnSources value_sources(core::yahtzee::Rules rules, const ValueTable& table,
                                core::yahtzee::BoxSet open, bool yahtzee_bonus, float centre);

} // namespace ai::yahtzee::solve
