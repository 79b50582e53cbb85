// A game with all tiles known, for roll-outs: small, changed in place; drawing and passing happen
// by themselves. A determinized deal is played out on a Table.

#pragma once

#include "core/dominoes/deal.h"
#include "core/dominoes/line.h"
#include "core/dominoes/move.h"
#include "core/dominoes/tile_set.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace ai::dominoes {

// Facts about a hand that both players know: for each number, how many of the tiles may have it,
// and how often the hand's owner has chosen to leave it at an end.
//
// When no tile of the hand fits the ends, none of them has the numbers at the ends; only tiles
// drawn later can have them. A tile that would have started the game in place of the one that did
// was not dealt, so a player that has not drawn doesn't have it.
class HandConstraints {
public:
    // Starts with a hand about which nothing is known except that it has none of the tiles in
    // `barred`.
    void start(int hand_size, core::dominoes::TileSet barred = {}) {
        counts_.fill(static_cast<std::uint8_t>(hand_size));
        shown_.fill(0);
        barred_ = barred;
        drew_ = false;
    }

    int operator[](int number) const { return counts_[static_cast<std::size_t>(number)]; }

    // The number of tiles that may be `tile`.
    int of(core::dominoes::Tile tile) const {
        return barred_.contains(tile) ? 0 : std::min((*this)[tile.low()], (*this)[tile.high()]);
    }

    // The number of times that the owner had a choice of tiles and left this number at an end,
    // since the last time when none of the tiles fitted it.
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

using core::dominoes::End;
using core::dominoes::Tile;
using core::dominoes::TileSet;

// A tile placed at an end, and the ends of the line after that.
struct Placement {
    Tile tile;
    End end = End::left;
    std::uint8_t left = 0;
    std::uint8_t right = 0;

    int outer() const { return end == End::left ? left : right; } // the tile's free half
    int kept() const { return end == End::left ? right : left; }  // the other end of the line
    int covered() const { return tile.other(outer()); }
};

// At most seven tiles are dealt, but drawing can make a hand larger: every tile, at both ends.
class Placements {
public:
    // A player holds at most seventeen tiles that fit the ends, and only one fits both of them.
    static constexpr int most = 18;

    int size() const { return size_; }
    const Placement& operator[](int i) const { return items_[static_cast<std::size_t>(i)]; }
    void add(const Placement& placement) { items_[static_cast<std::size_t>(size_++)] = placement; }
    const Placement* begin() const { return items_.data(); }
    const Placement* end() const { return items_.data() + size_; }

private:
    std::array<Placement, most> items_;
    int size_ = 0;
};

// All placements of these tiles. When both ends are equal only the left one counts: the other
// leads to the mirror image.
Placements placements(TileSet hand, int left, int right);

// As a reply to the view that it was made for.
core::dominoes::Move as_move(const core::dominoes::View& view, const Placement& placement);

// The stock, in the order in which it will be drawn.
struct Stock {
    std::array<Tile, core::dominoes::max_tiles> tiles{};
    std::uint8_t next = 0;
    std::uint8_t count = 0; // tiles[next] to tiles[count - 1] are left

    bool empty() const { return next == count; }
    int size() const { return count - next; }
};

struct Table {
    // The first tile is placed; the other seat is to move, if it can.
    static Table of(const core::dominoes::Deal& deal);

    std::array<TileSet, 2> hands;
    TileSet in_stock;
    Stock stock;
    std::uint8_t left = 0;
    std::uint8_t right = 0;
    std::uint8_t numbers = core::dominoes::max_numbers;
    std::uint8_t mover = 0;
    std::array<HandConstraints, 2> constraints; // on each hand, known to the other player

    TileSet hand() const { return hands[mover]; }
    int opponent() const { return 1 - mover; }
    TileSet fitting() const { return TileSet::fitting(left, right); }

    // The mover places a tile, and the turn goes on.
    void place(const Placement& placement);

    // Draws and passes until the mover can place a tile. False if the game is over.
    bool settle();

    // 1, 0.5 or 0. The game must be over.
    double points(int seat) const;
};

} // namespace ai::dominoes
