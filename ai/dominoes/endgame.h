// The end game: once the stock is empty, each player can work out the other's hand. It is a game of
// perfect information, solved exactly.

#pragma once

#include "ai/dominoes/table.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ai::dominoes {

class Endgame {
public:
    Endgame();

    // Points of the mover under best play: 1, 0.5 or 0. The stock must be empty, and the mover
    // able to place. Nothing if that takes more than `max_positions` to find out.
    std::optional<double> value(const Table& table, int max_positions);

private:
    struct Entry {
        std::uint64_t mover = 0;
        std::uint64_t other = 0;
        std::uint8_t left = 0;
        std::uint8_t right = 0;
        std::int8_t low = -1; // the value is between these
        std::int8_t high = 1;
    };

    int search(TileSet mover, TileSet other, int left, int right, int alpha, int beta);
    int after(TileSet mover, TileSet other, const Placement& placement, int alpha, int beta);

    std::vector<Entry> entries_; // a hash table: the last position in each slot
    int positions_left_ = 0;     // below zero: the search has been given up
};

} // namespace ai::dominoes
