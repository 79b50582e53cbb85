#include "ai/dominoes/player.h"

#include "ai/dominoes/players.h"
#include "core/dominoes/game.h"

#include <array>

namespace ai::dominoes {

namespace {

template <class Kind>
std::unique_ptr<Player> make(std::uint64_t seed) {
    if constexpr (std::is_constructible_v<Kind, std::uint64_t>)
        return std::make_unique<Kind>(seed);
    else
        return std::make_unique<Kind>();
}

constexpr std::array kinds{
    PlayerKind{"random", "any legal move, all equally likely", make<Random>},
    PlayerKind{"pips", "the tile with the most pips that fits", make<Pips>},
    PlayerKind{"block", "ends that fit own tiles and few unseen ones", make<Block>},
    PlayerKind{"flat", "each move tried in a hundred possible deals", make<Flat>},
    PlayerKind{"champion", "weighed deals, tree search and exact end game", make<Champion>},
};

} // namespace

std::span<const PlayerKind> roster() { return kinds; }

std::unique_ptr<Player> make_player(std::string_view name, std::uint64_t seed) {
    for (const PlayerKind& kind : kinds)
        if (kind.name == name) return kind.make(seed);
    return nullptr;
}

double play_game(Player& first, Player& second, const core::dominoes::Deal& deal) {
    const std::array<Player*, 2> players{&first, &second};
    core::dominoes::Game game(deal);
    for (Player* const player : players) player->reset(game.start().tile);
    while (!game.is_over())
        game = game.apply(players[static_cast<std::size_t>(game.mover())]->play(game.view()));
    return game.points(0);
}

} // namespace ai::dominoes
