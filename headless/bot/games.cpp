#include "headless/bot/game.h"

#include <array>

namespace headless::bot {

std::span<const Game* const> games() {
    static constexpr std::array all{&yahtzee, &dominoes, &dilemma};
    return all;
}

} // namespace headless::bot
