// A game with all tiles known, for roll-outs: small, changed in place; drawing and passing happen
// by themselves. A determinized deal is played out on a Table.

#pragma once

#include "ai/dominoes/hand_constraints.h"
#include "core/dominoes/deal.h"
#include "core/dominoes/line.h"
#include "core/dominoes/move.h"
#include "core/dominoes/tile_set.h"

#include <array>
#include <cstdint>

namespace ai::dominoes {

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

    // Of a game that is over: 1, 0.5 or 0.
    double points(int seat) const;
};

} // namespace ai::dominoes
