// Plays one game of dominoes under the referee.

#pragma once

#include "core/dominoes/game.h"
#include "core/dominoes/request.h"
#include "headless/match/engine_pair.h"
#include "headless/match/outcome.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace headless::match::dominoes {

// `game` counts within the case; the side that held the starting tile moved first.
using GameResult = GameOutcome;

// Called with the game before each move, and at its end without a move. Seats are sides.
using Watcher =
    std::function<void(const core::dominoes::Game&, std::optional<core::dominoes::Move>)>;

// Sends a request that must be answered with 0. Each request and its answer become a line of the
// transcript: "a init 7 5 : 0". An answer that the protocol doesn't allow is quoted as JSON; a
// missing one is "none".
std::optional<Forfeit> announce(int side, engine::Engine& engine,
                                const core::dominoes::Request& request, std::string& transcript);

// The same to both sides; nothing is sent to b once a has refused.
std::optional<Forfeit> announce(const core::dominoes::Request& request, const Engines& engines,
                                std::string& transcript);

// The deal of a game, with the starting tile in the hand of side (game - 1) mod 2: each side starts
// half of the games, and no two games have the same deal.
core::dominoes::Deal deal_of(const core::dice::Seed& seed, core::dominoes::Case setting, int game);

GameResult play(int game, const core::dominoes::Deal& deal, const Engines& engines,
                std::string& transcript, const Watcher& watcher = {});

// One move with the hands before it, the line and the stock; without a move, how the game ended.
void print_move(std::ostream& out, const core::dominoes::Game& game,
                std::optional<core::dominoes::Move> move);

} // namespace headless::match::dominoes
