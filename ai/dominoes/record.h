// A player's view of the course of a game, derived from the positions in which it was asked for a
// move. The contest doesn't report the opponent's moves; the line and the stock show them.

#pragma once

#include "ai/dominoes/table.h"
#include "core/dominoes/move.h"
#include "core/dominoes/request.h"

#include <optional>
#include <vector>

namespace ai::dominoes {

// A turn of the opponent, and what the opponent knew after drawing.
struct OpponentTurn {
    TileSet line;
    int left = 0; // the ends before the turn
    int right = 0;
    int drawn = 0;                      // tiles
    int stock = 0;                      // tiles, after drawing
    int own_tiles = 0;                  // in the hand of the player that keeps this record
    HandConstraints own_constraints;    // on that hand
    HandConstraints constraints;        // on the opponent's hand, before drawing
    std::optional<Placement> placement; // nothing: passed
};

class Record {
public:
    // A new game, and the tile that starts it.
    void start(core::dominoes::Case setting, Tile first);

    // The position in which a move is due. If it doesn't follow from the last one, everything known
    // about the opponent's hand but its size is forgotten.
    void see(const core::dominoes::View& view);

    // The answer to the position last seen.
    void answer(core::dominoes::Move move);

    const std::vector<OpponentTurn>& opponent_turns() const { return turns_; }
    core::dominoes::Case setting() const { return setting_; }
    TileSet hand() const { return hand_; }
    TileSet line() const { return line_tiles_; }
    TileSet unseen() const { return TileSet::all(setting_.numbers) - hand_ - line_tiles_; }
    int left() const { return line_.left(); }
    int right() const { return line_.right(); }
    int stock() const { return stock_; }
    int opponent_tiles() const { return unseen().size() - stock_; }
    // Tiles that nobody was dealt: they would have started the game.
    TileSet barred() const { return barred_; }
    const HandConstraints& own_constraints() const {
        return own_constraints_;
    } // known to the opponent
    // Known to the player.
    const HandConstraints& opponent_constraints() const { return opponent_constraints_; }

private:
    enum class Awaited { first_position, drawn_tile, opponent };

    bool follow(const core::dominoes::View& view);
    bool follow_start(const core::dominoes::View& view);
    bool follow_opponent(const core::dominoes::View& view);
    void forget(const core::dominoes::View& view);
    void take(const core::dominoes::View& view);

    core::dominoes::Case setting_;
    core::dominoes::Line line_{Tile{}};
    TileSet barred_;
    TileSet line_tiles_;
    TileSet hand_;
    std::vector<Tile> hand_order_; // as the last view had it
    int stock_ = 0;
    int own_draws_ = 0; // in this turn
    Awaited awaited_ = Awaited::first_position;
    HandConstraints own_constraints_;
    HandConstraints opponent_constraints_;
    std::vector<OpponentTurn> turns_;
};

} // namespace ai::dominoes
