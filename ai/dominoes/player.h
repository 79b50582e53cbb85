// What all players of draw dominoes have in common, the list of them, and a game between two.

#pragma once

#include "core/dominoes/case.h"
#include "core/dominoes/deal.h"
#include "core/dominoes/move.h"

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

} // namespace ai::dominoes
