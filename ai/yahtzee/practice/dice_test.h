// Tests whether all faces of thrown dice are equally likely. Dice that a player holds are not
// thrown and don't count.

#pragma once

#include "core/dice/keep.h"
#include "core/yahtzee/notation/record.h"

#include <array>
#include <cstdint>

namespace ai::yahtzee::practice {

using FaceCounts = std::array<std::int64_t, core::dice::face_count>; // [0]: ones

// All dice that were thrown in the main line of a record.
FaceCounts thrown_faces(const core::yahtzee::notation::Record& record);

// Pearson's chi-square test against equal probabilities, five degrees of freedom.
struct ChiSquareTest {
    std::int64_t dice = 0;
    double chi_square = 0;
    double p = 1; // probability of so great a chi-square or a greater one with equal probabilities
};
ChiSquareTest test_faces(const FaceCounts& counts);

} // namespace ai::yahtzee::practice
