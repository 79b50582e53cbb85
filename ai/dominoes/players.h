// The players of draw dominoes: their interface, the list of them, and a game between two; those
// that look at the current position only, as baselines; and those that determinize the opponent's
// hand.

#pragma once

#include "ai/dominoes/opponent_model.h"
#include "ai/dominoes/random_stream.h"
#include "ai/dominoes/record.h"
#include "ai/dominoes/search.h"
#include "ai/dominoes/table.h"
#include "core/dominoes/deal.h"
#include "core/dominoes/move.h"
#include "core/dominoes/request.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace ai::dominoes {

// Whoever plays draw dominoes, with the contest's three calls. A player keeps memory between them
// and a random stream, so one is used by one thread at a time.
class Player {
public:
    virtual ~Player() = default;

    // Once per test case.
    virtual void init(core::dominoes::Case setting) = 0;

    // Once per game, with the tile that starts it.
    virtual void reset(core::dominoes::Tile first) = 0;

    // Each time a decision is due; a legal move.
    virtual core::dominoes::Move play(const core::dominoes::View& view) = 0;
};

struct PlayerKind {
    std::string_view name;
    std::string_view description; // for people, without a full stop
    std::unique_ptr<Player> (*make)(std::uint64_t seed);
};

std::span<const PlayerKind> roster();

// Null if there is no player of that name.
std::unique_ptr<Player> make_player(std::string_view name, std::uint64_t seed);

// One game; both players must have been given the case. Returns the points of the player in seat
// 0: 1, 0.5 or 0. Both must answer legally.
double play_game(Player& first, Player& second, const core::dominoes::Deal& deal);

class SimplePlayer : public Player {
public:
    void init(core::dominoes::Case setting) override { setting_ = setting; }
    void reset(core::dominoes::Tile) override {}

protected:
    core::dominoes::Case setting_;
};

// Any legal move, all equally likely.
class Random : public SimplePlayer {
public:
    explicit Random(std::uint64_t seed) : random_(seed) {}

    core::dominoes::Move play(const core::dominoes::View& view) override;

private:
    RandomStream random_;
};

// The tile with the most pips that fits.
class Pips : public SimplePlayer {
public:
    core::dominoes::Move play(const core::dominoes::View& view) override;
};

// Maximizes own tiles that fit the new ends minus unseen tiles that fit them; then pips.
class Block : public SimplePlayer {
public:
    core::dominoes::Move play(const core::dominoes::View& view) override;
};

// Block's choice among placements, which must not be empty: an index. `unseen` is what is neither
// in the hand nor in the line.
int block_choice(TileSet hand, TileSet unseen, const Placements& choices);

// Keeps the record of the game, and calls choose() only where there is a choice.
class ThinkingPlayer : public Player {
public:
    void init(core::dominoes::Case setting) override;
    void reset(core::dominoes::Tile first) override;
    core::dominoes::Move play(const core::dominoes::View& view) override;

protected:
    // Called after each game with what was seen of it.
    virtual void learn(const Record&) {}

    // There are at least two placements.
    virtual Placement choose(const Record& record) = 0;

private:
    core::dominoes::Case setting_;
    Record record_;
};

// Flat Monte Carlo: each placement is tried in a hundred determinizations, played out by Block.
class Flat : public ThinkingPlayer {
public:
    explicit Flat(std::uint64_t seed) : random_(seed) {}

private:
    Placement choose(const Record& record) override;

    RandomStream random_;
};

// The strongest: weighted determinizations, tree search, exact end game. From game to game of a
// case it learns how the opponent's choices differ from the policy's.
class Champion : public ThinkingPlayer {
public:
    explicit Champion(std::uint64_t seed, const SearchOptions& options = {});

    void init(core::dominoes::Case setting) override;

private:
    void learn(const Record& record) override;
    Placement choose(const Record& record) override;

    RandomStream random_;
    OpponentModel opponent_model_; // of the opponent in this case
    Search search_;
};

} // namespace ai::dominoes
