// How far win probabilities by the compact tables are from those by the large ones.

#pragma once

#include "headless/lab/lab_players.h"

#include <cstdint>

namespace headless::lab {

// Prints a line for each number of open boxes of the mover. Needs the large tables.
void print_compact_accuracy(LabPlayers& players, int seats, int positions, std::uint64_t seed);

} // namespace headless::lab
