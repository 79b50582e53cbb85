// How the tiles lie before a game: two hands and a stock. Chance comes from outside: a shuffled
// order of the tiles, made from a secret seed as the dice are, so that every game replays.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/dominoes/case.h"
#include "core/dominoes/tile.h"
#include "core/dominoes/tile_set.h"

#include <array>
#include <cstdint>
#include <vector>

namespace core::dominoes {

using Hand = std::vector<Tile>;

struct Start {
    int seat = 0; // whose tile it is
    Tile tile;

    friend constexpr bool operator==(const Start&, const Start&) = default;
};

// The tiles that would have started the game had they been dealt: nobody had one when `start` did.
TileSet starting_before(Tile start, int numbers);

struct Deal {
    Case setting;
    std::array<Hand, 2> hands; // by seat
    std::vector<Tile> stock;   // in the order in which it is drawn

    // The highest double dealt; without one the tile of the highest sum, among equals the one with
    // the higher greatest number.
    Start start() const;

    // The same with the hands exchanged.
    Deal swapped() const;

    friend bool operator==(const Deal&, const Deal&) = default;
};

// Deals from the front of `order`, all tiles of the case in some order: a hand, the other, the
// rest.
Deal deal(Case setting, const std::vector<Tile>& order);

// All permutations equally likely; a function of seed, case and game number.
std::vector<Tile> shuffled_tiles(const dice::Seed& seed, Case setting, std::uint32_t game);

} // namespace core::dominoes
