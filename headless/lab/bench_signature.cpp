#include "headless/lab/bench_signature.h"

#include "ai/yahtzee/players/random.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"
#include "headless/lab/lab_players.h"

#include <cstdio>

namespace headless::lab {

namespace {

constexpr int bench_games = 50; // some 3,300 positions

} // namespace

std::vector<core::yahtzee::Position> bench_positions() {
    const core::dice::KeyedDice dice(core::dice::seed_from_number(13));
    ai::yahtzee::players::Random random({}, 13);
    std::vector<core::yahtzee::Position> positions;
    for (int g = 0; g < bench_games; ++g) {
        core::yahtzee::Game game;
        while (game.phase() != core::yahtzee::Phase::over) {
            const auto rolls = dice.turn(static_cast<std::uint64_t>(g), game.mover(), game.turn());
            game = game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]);
            positions.push_back(game.position());
            game = game.apply(random.choose(positions.back()));
        }
    }
    return positions;
}

std::uint64_t bench_signature(ai::yahtzee::players::Player& player,
                              const std::vector<core::yahtzee::Position>& positions) {
    std::uint64_t hash = 0xcbf29ce484222325u; // FNV-1a, 64 bits
    for (const auto& position : positions) {
        hash ^= static_cast<std::uint64_t>(player.choose(position).code());
        hash *= 0x100000001b3u;
    }
    return hash;
}

std::string bench_signature(const std::string& player) {
    LabPlayers players = LabPlayers::without_tables();
    char text[17];
    std::snprintf(
        text, sizeof text, "%016llx",
        static_cast<unsigned long long>(bench_signature(*players.make(player), bench_positions())));
    return text;
}

} // namespace headless::lab
