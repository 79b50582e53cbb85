// The keep lattice in the order in which the turn kernels walk it: keeps by
// size, those of a size by their number of distinct faces, whole rolls also by
// the permutations they can fall in, so that runs of them need no look-up for how
// many neighbours there are. Tables only: kernels are compiled for several
// instruction sets and must not share inline functions.

#pragma once

#include <cstdint>

namespace ai::yahtzee::turn {

inline constexpr int lattice_keeps = 462;
inline constexpr int lattice_first_roll = 210; // index of the first whole roll
inline constexpr int lattice_runs = 17;
inline constexpr int lattice_halves = 56; // ways to have at most five dice of three faces
inline constexpr int lattice_sums = 31;   // 0 to 30, of five dice

// Where the tables point at a index they hold an offset: the index times this.
// A processor scales it to registers of 16, 32 or 64 bytes as it loads, without
// an instruction for that.
inline constexpr int lattice_steps = 8;

struct Lattice {
    // A run of keeps that have as many distinct faces; for rolls also as many
    // permutations.
    struct Run {
        std::uint16_t begin, end;   // indices
        std::uint16_t distinct;     // faces
        std::uint16_t permutations; // of a whole roll, of 7,776; else 0
    };
    // What a roll is made of, for scoring; offsets.
    struct Parts {
        std::uint16_t low_half,
            high_half;               // the counts of faces 1 to 3 and of 4 to 6
        std::uint16_t alike_and_sum; // lattice_sums for three and twice that for
                                     // four of a kind, and the sum of the dice
        std::uint16_t pattern;       // 0: none, 1: full house, 2 and 3: straights
    };

    std::uint16_t keep_index[lattice_keeps];     // Keep::index() of the keep at a index
    std::uint16_t plus[lattice_first_roll][6];   // offsets
    std::uint16_t minus[lattice_keeps][5];       // offsets, as many as there are distinct faces
    Run runs[lattice_runs];                      // from the first index after the empty keep
    std::uint8_t half_counts[lattice_halves][3]; // offsets
    Parts parts[lattice_keeps - lattice_first_roll];
    std::uint16_t five_of_a_kind[6]; // indices of the rolls of five equal faces
};

extern const Lattice lattice;

} // namespace ai::yahtzee::turn
