#include "headless/bot/game.h"
#include "headless/support/command.h"
#include "headless/support/words.h"

#include <array>

namespace headless::bot {

std::span<const Game* const> games() {
    static constexpr std::array all{&yahtzee, &dominoes, &dilemma};
    return all;
}

void refuse_strategy(const Game& game, const std::string& name, const std::string& more) {
    const std::vector<Strategy> strategies = game.strategies();
    std::vector<std::string_view> names;
    for (const Strategy& strategy : strategies) names.push_back(strategy.name);
    throw support::UsageError("there is no strategy '" + name + '\'' +
                              support::did_you_mean(name, names) + "; --list names them" + more);
}

} // namespace headless::bot
