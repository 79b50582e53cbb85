// Solves one turn for many cases side by side, a case in each lane of a vector register: the inner
// loop of every solver. A case is an upper total (values) or a number of points needed (target
// probabilities). The same code is compiled for several instruction sets and chosen at run time;
// each lane adds the same numbers in the same order on all of them, so results are equal to the
// last bit. Plain data only, as in lattice.h.

#pragma once

#include "ai/yahtzee/turn/lattice.h"

namespace ai::yahtzee::turn {

// A way to score, and its value in each lane: row[lane] + add.
struct LaneSource {
    const float* row;
    float add;
    // The way itself, for the endings of a turn; values don't depend on it.
    std::uint8_t box;    // index
    std::uint8_t points; // in the box
    std::uint8_t bonus;  // points for a further Yahtzee
};

// A term of a weighted sum of rows.
struct WeightedRow {
    const float* row;
    float weight;
};

// All ways to score in a turn. The entries of a box that is not open repeat zeros[0].
struct TurnSources {
    LaneSource zeros[13]; // no points: one for each open box
    int zero_count;
    LaneSource upper[6][6];             // [face - 1][count of the face], counts from 1
    LaneSource by_sum[3][lattice_sums]; // chance, three of a kind, four of a
                                        // kind; by the sum of the dice
    LaneSource full_house, small_straight, large_straight;
    LaneSource five_of_a_kind[6][13]; // five of a kind: every box it may be scored in
    int five_of_a_kind_count[6];
};

// Writes to out[0] to out[lanes - 1] the value of the turn before its first roll, under best play.
// Reads and writes whole vectors: every row and `out` must have room for `lanes` rounded up to a
// multiple of max_lanes.
using TurnFunction = void (*)(const TurnSources& sources, int lanes, float* out);

// Writes to out[0] to out[lanes - 1] the weighted sum of the rows.
using MixFunction = void (*)(const WeightedRow* rows, int count, int lanes, float* out);

inline constexpr int max_lanes = 16;

// The probabilities of a turn's endings, and sums of rows by them: see turn_endings.h.
struct TurnEndings;
struct LaneWeightedRow;
using EndingsFunction = void (*)(const TurnSources& sources, int lanes, TurnEndings& endings);
using AddRowsFunction = void (*)(const LaneWeightedRow* rows, int count, int lanes, float* out);

struct TurnKernel {
    const char* name; // of the instruction set
    TurnFunction solve;
    MixFunction mix;
    EndingsFunction endings;
    AddRowsFunction add_rows;
};

} // namespace ai::yahtzee::turn
