#include "ai/dilemma/battle.h"

#include "core/dilemma/game.h"

namespace ai::dilemma {

using namespace ai::dilemma::strategies;

core::dilemma::History play_battle(std::span<const Strategy* const> players,
                                   std::span<const std::uint64_t> seeds) {
    core::dilemma::Game game(static_cast<int>(players.size()));
    std::vector<Answer> answers(players.size());
    for (const std::uint64_t seed : seeds) {
        for (std::size_t i = 0; i < players.size(); ++i)
            answers[i] = players[i]->answer(game.request(static_cast<int>(i) + 1, seed));
        game.finish_round(answers);
    }
    return game.history();
}

} // namespace ai::dilemma
