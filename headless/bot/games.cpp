#include "headless/bot/game.h"
#include "headless/support/command.h"

#include <array>

namespace headless::bot {

std::span<const Game* const> games() {
    static constexpr std::array all{&yahtzee, &dominoes, &dilemma};
    return all;
}

void refuse_strategy(const Game& game, const std::string& name, const std::string& more) {
    const std::vector<Strategy> strategies = game.strategies();
    throw support::unknown_name("strategy", name, support::names_of(strategies),
                                "; --list names them" + more);
}

} // namespace headless::bot
