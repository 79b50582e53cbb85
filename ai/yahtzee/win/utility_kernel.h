// The inner loop of LastRound and of theory/utility_solver.h: runs a TurnProgram over pairs of
// utility and score. Choices maximise the utility; the score is the mean under these choices.
// Compiled for several sets of vector instructions and chosen at run time.

#pragma once

#include "ai/yahtzee/turn/turn_program.h"

#include <array>
#include <cstddef>

namespace ai::yahtzee::win {

inline constexpr std::size_t utility_lanes = 16;

// Each point of the final score adds this much to the utility, so that among equally good choices
// the mean score decides.
inline constexpr double utility_per_point = 1e-12;

// A lane is a running total.
struct alignas(64) UtilityRow {
    std::array<double, utility_lanes> utility; // expected, 0 or more
    std::array<double, utility_lanes> score;   // mean final score, points
};

// Pointers to the first lane of an option; they need not be aligned.
template <class Score>
struct BasicUtilitySource {
    const double* utility;
    const Score* score;
};
using UtilitySource = BasicUtilitySource<float>;         // scores in half the memory
using PreciseUtilitySource = BasicUtilitySource<double>; // scores in full precision

// See turn/program_tape.h: `options` holds an entry for each option of the program.
void run_utility_program(const turn::TurnProgram& program, const UtilitySource* options,
                         UtilityRow* rows, UtilityRow& mean);
void run_utility_program(const turn::TurnProgram& program, const PreciseUtilitySource* options,
                         UtilityRow* rows, UtilityRow& mean);

} // namespace ai::yahtzee::win
