// What both players know about a hand: for each number, how many of the tiles may have it, and how
// often the hand's owner has chosen to leave it at an end.
//
// When no tile of the hand fits the ends, none of them has the numbers at the ends; only tiles
// drawn later can have them. A tile that would have started the game in place of the one that did
// was not dealt, so a player that has not drawn doesn't have it.

#pragma once

#include "core/dominoes/tile.h"
#include "core/dominoes/tile_set.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace ai::dominoes {

class HandConstraints {
public:
    // Of a hand about which nothing is known except that it has none of the tiles in `barred`.
    void start(int hand_size, core::dominoes::TileSet barred = {}) {
        counts_.fill(static_cast<std::uint8_t>(hand_size));
        shown_.fill(0);
        barred_ = barred;
        drew_ = false;
    }

    int operator[](int number) const { return counts_[static_cast<std::size_t>(number)]; }

    // How many of the tiles may be `tile`.
    int of(core::dominoes::Tile tile) const {
        return barred_.contains(tile) ? 0 : std::min((*this)[tile.low()], (*this)[tile.high()]);
    }

    // How often the owner had a choice of tiles and left this number at an end, since the last time
    // when none of the tiles fitted it.
    int shown(int number) const { return shown_[static_cast<std::size_t>(number)]; }

    // The hand placed a tile so that `outer` is at an end now, and has `hand_size` left.
    void placed(core::dominoes::Tile tile, int outer, int hand_size) {
        take(tile.low());
        if (!tile.is_double()) take(tile.high());
        for (std::uint8_t& count : counts_)
            count = std::min(count, static_cast<std::uint8_t>(hand_size));
        if (!drew_) ++shown_[static_cast<std::size_t>(outer)];
        drew_ = false;
    }

    // The hand did not fit the ends and drew `count` tiles (perhaps none), of which the last fits,
    // or none does and the stock is empty.
    void drew(int count, int left, int right, bool last_fits) {
        for (std::uint8_t& old : counts_) old = static_cast<std::uint8_t>(old + count);
        for (const auto end : {static_cast<std::size_t>(left), static_cast<std::size_t>(right)}) {
            counts_[end] = last_fits ? 1 : 0;
            shown_[end] = 0;
        }
        if (count > 0) barred_ = {};
        drew_ = last_fits;
    }

private:
    void take(int number) {
        std::uint8_t& count = counts_[static_cast<std::size_t>(number)];
        if (count > 0) --count;
    }

    std::array<std::uint8_t, core::dominoes::max_numbers> counts_{};
    std::array<std::uint8_t, core::dominoes::max_numbers> shown_{};
    core::dominoes::TileSet barred_;
    bool drew_ = false; // the tile placed next was just drawn
};

} // namespace ai::dominoes
