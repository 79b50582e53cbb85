#include "ai/yahtzee/players/roster.h"

#include "ai/yahtzee/players/champion.h"
#include "ai/yahtzee/players/greedy.h"
#include "ai/yahtzee/players/heuristic.h"
#include "ai/yahtzee/players/optimal.h"
#include "ai/yahtzee/players/random.h"

#include <array>

namespace ai::yahtzee {

namespace {

std::unique_ptr<Player> make_random(const PlayerOptions& options) {
    return std::make_unique<Random>(options.rules, options.seed);
}

std::unique_ptr<Player> make_greedy(const PlayerOptions& options) {
    return std::make_unique<Greedy>(options.rules);
}

std::unique_ptr<Player> make_heuristic(const PlayerOptions& options) {
    return std::make_unique<Heuristic>(options.rules);
}

std::unique_ptr<Player> make_optimal(const PlayerOptions& options) {
    return std::make_unique<Optimal>(options.values());
}

std::unique_ptr<Player> make_champion(const PlayerOptions& options) {
    return std::make_unique<Champion>(options.values(),
                                      options.prospects ? options.prospects() : nullptr);
}

constexpr std::array kinds{
    PlayerKind{"random", "any legal action, all equally likely", make_random},
    PlayerKind{"greedy", "the most points this turn", make_greedy},
    PlayerKind{"heuristic", "rules of thumb and a full search of the turn, no solved game",
               make_heuristic},
    PlayerKind{"optimal", "the greatest expected final score", make_optimal},
    PlayerKind{"champion", "the greatest chance to win", make_champion},
};

} // namespace

std::span<const PlayerKind> roster() { return kinds; }

std::unique_ptr<Player> make_player(std::string_view name, const PlayerOptions& options) {
    for (const PlayerKind& kind : kinds)
        if (kind.name == name) return kind.make(options);
    return nullptr;
}

} // namespace ai::yahtzee
