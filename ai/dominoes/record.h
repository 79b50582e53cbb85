// What a player has seen of a game, made out from the positions he is asked about: the contest
// tells nobody what the opponent did, but line and stock do.

#pragma once

#include "ai/dominoes/hand_constraints.h"
#include "ai/dominoes/table.h"
#include "core/dominoes/case.h"
#include "core/dominoes/move.h"

#include <optional>
#include <vector>

namespace ai::dominoes {

// A turn of the opponent, and what he knew when he had drawn.
struct OpponentTurn {
    TileSet line;
    int left = 0; // the ends that he met
    int right = 0;
    int drawn = 0;                      // tiles
    int stock = 0;                      // tiles, after drawing
    int own_tiles = 0;                  // in the hand of the player who keeps this record
    HandConstraints own_chances;        // of that hand
    HandConstraints chances;            // of the opponent's, before he drew
    std::optional<Placement> placement; // nothing: he passed
};

class Record {
public:
    // A new game, and the tile that starts it.
    void start(core::dominoes::Case setting, Tile first);

    // The position in which a move is due. One that does not follow from the last forgets all that
    // was known of the opponent's hand, but for its size.
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
    // Tiles that nobody can have been dealt, since another started.
    TileSet barred() const { return barred_; }
    const HandConstraints& own_chances() const { return own_chances_; } // as the opponent knows
    const HandConstraints& opponent_chances() const {
        return opponent_chances_;
    } // as the player knows

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
    HandConstraints own_chances_;
    HandConstraints opponent_chances_;
    std::vector<OpponentTurn> turns_;
};

} // namespace ai::dominoes
