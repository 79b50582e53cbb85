// One game of dominoes under the referee: requests out, replies in.

#pragma once

#include "core/dominoes/game.h"
#include "core/dominoes/request.h"
#include "headless/engine/engine.h"
#include "headless/match/forfeit.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace headless::match::dominoes {

struct GameResult {
    int game = 0;              // of its case, from 1
    int starter = 0;           // the side that held the starting tile
    std::optional<int> winner; // the side; nothing for a tie
    std::optional<Forfeit> forfeit;

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

// Whoever watches: the game before a move (or at its end, without one), where seats are sides.
using Watcher =
    std::function<void(const core::dominoes::Game&, std::optional<core::dominoes::Move>)>;

using Sides = std::array<engine::Engine*, 2>;

// Sends a request that must be answered with 0. Requests and answers go to the transcript, a line
// each: "a init 7 5 : 0"; an answer that is none of the protocol's is quoted as JSON, and where
// there was none it says none.
std::optional<Forfeit> announce(int side, engine::Engine& answerer,
                                const core::dominoes::Request& request, std::string& transcript);

// The deal of a game, with the starting tile in the hand of side (game - 1) mod 2: each side starts
// half of the games, and no two games have the same deal.
core::dominoes::Deal deal_of(const core::dice::Seed& seed, core::dominoes::Case setting, int game);

GameResult play(int game, const core::dominoes::Deal& deal, const Sides& sides,
                std::string& transcript, const Watcher& watcher = {});

} // namespace headless::match::dominoes
