// The deal of a game: two hands and a stock. It comes from a shuffled order of the tiles, which is
// a function of a secret seed, as the dice are, so that every game can be replayed.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/dominoes/request.h"
#include "core/dominoes/tile_set.h"

#include <array>
#include <cstdint>
#include <vector>

namespace core::dominoes {

using Hand = std::vector<Tile>;

struct Start {
    int seat = 0; // the owner of the tile
    Tile tile;

    friend constexpr bool operator==(const Start&, const Start&) = default;
};

// The tiles that start a game before `start` does. If `start` starts, they are all in the stock.
TileSet starting_before(Tile start, int numbers);

struct Deal {
    Case setting;
    std::array<Hand, 2> hands; // by seat
    std::vector<Tile> stock;   // in the order in which it is drawn

    // The highest double dealt; without a double the tile with the highest sum, among equals the
    // one with the highest number.
    Start start() const;

    // The same with the hands exchanged.
    Deal swapped() const;

    friend bool operator==(const Deal&, const Deal&) = default;
};

// Deals from the front of `order`, which holds all tiles of the case: the hand of seat 0, that of
// seat 1, the stock.
Deal deal(Case setting, const std::vector<Tile>& order);

// All tiles of the case in an order that is a function of seed, case and game number; all orders
// are equally likely.
std::vector<Tile> shuffled_tiles(const dice::Seed& seed, Case setting, std::uint32_t game);

} // namespace core::dominoes
