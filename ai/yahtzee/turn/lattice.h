// The keep lattice in the order of the turn kernels: keeps by size, then by number of distinct
// faces, whole rolls also by number of permutations. All keeps of a run have equally many
// neighbours, so a kernel looks that number up once per run. Tables only: kernels are compiled for
// several instruction sets and must not share inline functions.

#pragma once

#include <cstdint>

namespace ai::yahtzee::turn {

inline constexpr int lattice_keeps = 462;
inline constexpr int lattice_first_roll = 210; // index of the first whole roll
inline constexpr int lattice_runs = 17;
inline constexpr int lattice_halves = 56; // ways to have at most five dice of three faces
inline constexpr int lattice_sums = 31;   // 0 to 30, of five dice

// The tables hold an offset in place of an index: the index times lattice_steps. An address mode of
// the processor scales it to registers of 16, 32 or 64 bytes without a further instruction.
inline constexpr int lattice_steps = 8;

struct Lattice {
    // Consecutive keeps with equally many distinct faces; for rolls also equally many permutations.
    struct Run {
        std::uint16_t begin, end;   // indices
        std::uint16_t distinct;     // faces
        std::uint16_t permutations; // of a whole roll, of 7,776; else 0
    };
    // The parts that decide the scores of a roll; offsets.
    struct Parts {
        // The counts of faces 1 to 3 and of 4 to 6, as indices into half_counts.
        std::uint16_t low_half;
        std::uint16_t high_half;
        // The sum of the dice, plus lattice_sums for three of a kind, twice that for four.
        std::uint16_t alike_and_sum;
        std::uint16_t pattern; // 0: none, 1: full house, 2: small straight, 3: large straight
    };

    std::uint16_t keep_index[lattice_keeps];     // Keep::index() of the keep at an index
    std::uint16_t plus[lattice_first_roll][6];   // offsets
    std::uint16_t minus[lattice_keeps][5];       // offsets, as many as there are distinct faces
    Run runs[lattice_runs];                      // from the first index after the empty keep
    std::uint8_t half_counts[lattice_halves][3]; // offsets
    Parts parts[lattice_keeps - lattice_first_roll];
    std::uint16_t five_of_a_kind[6]; // indices of the rolls of five equal faces
};

extern const Lattice lattice;

} // namespace ai::yahtzee::turn
