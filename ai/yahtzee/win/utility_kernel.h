// The inner loop of the utility solver: a TurnProgram over pairs of numbers, of which the first is
// maximised and the second follows the choice, for the vectors of the processor that it runs on.

#pragma once

#include "ai/yahtzee/turn/turn_program.h"

#include <array>
#include <cstddef>

namespace ai::yahtzee::win {

inline constexpr std::size_t utility_lanes = 16;

// A lane is a running total.
struct alignas(64) UtilityRow {
    std::array<double, utility_lanes> utility; // expected, 0 or more
    std::array<double, utility_lanes> score;   // mean final score, points
};

// Where the lanes of a way to score begin; they need not be aligned.
template <class Score>
struct BasicUtilitySource {
    const double* utility;
    const Score* score;
};
using UtilitySource = BasicUtilitySource<float>;         // half the memory
using PreciseUtilitySource = BasicUtilitySource<double>; // where the scores decide elsewhere

// As run_program(): `options` holds an entry for each option of the turn.
void run_utility_program(const turn::TurnProgram& program, const UtilitySource* options,
                         UtilityRow* rows, UtilityRow& mean);
void run_utility_program(const turn::TurnProgram& program, const PreciseUtilitySource* options,
                         UtilityRow* rows, UtilityRow& mean);

} // namespace ai::yahtzee::win
