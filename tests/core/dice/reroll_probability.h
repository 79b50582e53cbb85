// The reference for the tests of sweeps and dice: whole rolls, not one die at a time.

#pragma once

#include "core/dice/roll.h"

namespace tests {

// The probability that re-rolling all but `keep` gives `roll`; 0 where the roll doesn't contain it.
inline double reroll_probability(core::dice::Keep keep, core::dice::Roll roll) {
    if (!roll.as_keep().contains(keep)) return 0;
    core::dice::Counts missing{};
    double ways = 1;
    for (std::size_t face = 0; face < core::dice::face_count; ++face) {
        missing[face] =
            static_cast<std::uint8_t>(roll.as_keep().counts()[face] - keep.counts()[face]);
        for (int i = 0; i < missing[face]; ++i) ways *= core::dice::face_count;
    }
    return core::dice::Keep::of(missing).permutations() / ways;
}

} // namespace tests
