#include "headless/match/dominoes/match.h"

namespace headless::match::dominoes {

std::optional<Forfeit> Traits::open(std::size_t part, const Engines& engines,
                                    std::string& transcript) const {
    std::optional<Forfeit> refusal;
    for (int side = 0; side < 2 && !refusal; ++side)
        refusal = announce(side, *engines[static_cast<std::size_t>(side)],
                           core::dominoes::Init{terms_.cases[part]}, transcript);
    return refusal;
}

GameResult Traits::play(std::size_t part, int unit, int, const Engines& engines,
                        std::string& transcript) const {
    const int game = unit + 1;
    return dominoes::play(game, deal_of(seed_, terms_.cases[part], game), engines, transcript);
}

} // namespace headless::match::dominoes
