#include "ai/dominoes/arena.h"

#include "core/dominoes/game.h"

#include <array>

namespace ai::dominoes {

double play_game(Player& first, Player& second, const core::dominoes::Deal& deal) {
    const std::array<Player*, 2> players{&first, &second};
    core::dominoes::Game game(deal);
    for (Player* const player : players) player->reset(game.start().tile);
    while (!game.is_over())
        game = game.apply(players[static_cast<std::size_t>(game.mover())]->play(game.view()));
    return game.points(0);
}

} // namespace ai::dominoes
