// What draws tell everybody about a hand, in short: for each number, how many of the tiles may have
// it. Those are the tiles that came after the last time when the number was at an end of the line
// and the hand did not fit.

#pragma once

#include "core/dominoes/tile.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace ai::dominoes {

class Chances {
public:
    // Of a hand about which nothing is known.
    void start(int hand_size) { counts_.fill(static_cast<std::uint8_t>(hand_size)); }

    int operator[](int number) const { return counts_[static_cast<std::size_t>(number)]; }

    // How many of the tiles may be `tile`.
    int of(core::dominoes::Tile tile) const {
        return std::min((*this)[tile.low()], (*this)[tile.high()]);
    }

    // The hand placed a tile and has `hand_size` left.
    void placed(core::dominoes::Tile tile, int hand_size) {
        take(tile.low());
        if (!tile.is_double()) take(tile.high());
        for (std::uint8_t& count : counts_)
            count = std::min(count, static_cast<std::uint8_t>(hand_size));
    }

    // The hand did not fit the ends and drew `count` tiles (perhaps none), of which the last fits,
    // or none does and the stock is empty.
    void drew(int count, int left, int right, bool last_fits) {
        for (std::uint8_t& old : counts_) old = static_cast<std::uint8_t>(old + count);
        counts_[static_cast<std::size_t>(left)] = last_fits ? 1 : 0;
        counts_[static_cast<std::size_t>(right)] = last_fits ? 1 : 0;
    }

private:
    void take(int number) {
        std::uint8_t& count = counts_[static_cast<std::size_t>(number)];
        if (count > 0) --count;
    }

    std::array<std::uint8_t, core::dominoes::most_numbers> counts_{};
};

} // namespace ai::dominoes
