// A game of draw dominoes between two players as an immutable value: a move returns a new game.

#pragma once

#include "core/dominoes/deal.h"
#include "core/dominoes/line.h"
#include "core/dominoes/move.h"

#include <array>
#include <vector>

namespace core::dominoes {

class Game {
public:
    // The starting tile is played at once, and the other seat is to move.
    explicit Game(const Deal& deal);

    Case setting() const { return setting_; }
    const Hand& hand(int seat) const { return hands_[static_cast<std::size_t>(seat)]; }
    const Line& line() const { return line_; }
    const std::vector<Tile>& stock() const { return stock_; } // the last is drawn next
    Start start() const { return start_; }
    int mover() const { return mover_; } // seat, 0 or 1

    // True if a hand is empty, or no player can place or draw.
    bool is_over() const;
    // True if the game ended with tiles in both hands. It must be over.
    bool is_stuck() const;
    // 1 for a win, 0.5 for a stuck game with equal pips, else 0. The game must be over.
    double points(int seat) const;

    // The mover's view of the game, which must not be over.
    View view() const;

    // The game after a legal move.
    Game apply(Move move) const;

    friend bool operator==(const Game&, const Game&) = default;

private:
    bool can_place(int seat) const;

    Case setting_;
    std::array<Hand, 2> hands_;
    std::vector<Tile> stock_;
    Start start_;
    Line line_;
    int mover_ = 0;
};

} // namespace core::dominoes
