// One game of dominoes under the referee: requests out, replies in.

#pragma once

#include "core/dominoes/game.h"
#include "core/dominoes/request.h"
#include "headless/match/engine_pair.h"
#include "headless/match/outcome.h"

#include <functional>
#include <optional>
#include <string>

namespace headless::match::dominoes {

// `game` is that of its case; the side that held the starting tile moved first.
using GameResult = GameOutcome;

// Whoever watches: the game before a move (or at its end, without one), where seats are sides.
using Watcher =
    std::function<void(const core::dominoes::Game&, std::optional<core::dominoes::Move>)>;

// Sends a request that must be answered with 0. Requests and answers go to the transcript, a line
// each: "a init 7 5 : 0"; an answer that is none of the protocol's is quoted as JSON, and where
// there was none it says none.
std::optional<Forfeit> announce(int side, engine::Engine& engine,
                                const core::dominoes::Request& request, std::string& transcript);

// The deal of a game, with the starting tile in the hand of side (game - 1) mod 2: each side starts
// half of the games, and no two games have the same deal.
core::dominoes::Deal deal_of(const core::dice::Seed& seed, core::dominoes::Case setting, int game);

GameResult play(int game, const core::dominoes::Deal& deal, const Engines& engines,
                std::string& transcript, const Watcher& watcher = {});

} // namespace headless::match::dominoes
