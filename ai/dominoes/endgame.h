// When the stock is empty the opponent's hand is what is left, and so it is for him: a game of
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

    std::vector<Entry> entries_; // the last position met at each place
    int positions_left_ = 0;     // below zero: the search was given up
};

} // namespace ai::dominoes
