#include "ai/yahtzee/players/roster.h"

#include "ai/yahtzee/players/basic.h"
#include "ai/yahtzee/players/champion.h"
#include "ai/yahtzee/players/human_like.h"
#include "ai/yahtzee/players/random.h"
#include "ai/yahtzee/players/searcher.h"
#include "core/support/translatable.h"

#include <array>

namespace ai::yahtzee::players {

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
                                      options.score_source ? options.score_source() : nullptr);
}

std::unique_ptr<Player> make_human_like(double loss, const PlayerOptions& options) {
    return std::make_unique<HumanLike>(options.values(), temperature_of_loss(loss), options.seed);
}

constexpr std::array kinds{
    PlayerKind{"random", TRANSLATABLE("Players", "any legal action, all equally likely"),
               make_random},
    PlayerKind{"human-2",
               TRANSLATABLE("Players", "errs like a person: 2 points per decision on average; so "
                                       "does human-X with X from 0.07 to 4"),
               [](const PlayerOptions& options) { return make_human_like(2, options); }},
    PlayerKind{"greedy", TRANSLATABLE("Players", "the most points this turn"), make_greedy},
    PlayerKind{"human-0.8",
               TRANSLATABLE("Players", "errs like a person: 0.8 points per decision on average"),
               [](const PlayerOptions& options) { return make_human_like(0.8, options); }},
    PlayerKind{
        "heuristic",
        TRANSLATABLE("Players", "rules of thumb and a full search of the turn, no solved game"),
        make_heuristic},
    PlayerKind{"human-0.3",
               TRANSLATABLE("Players", "errs like a person: 0.3 points per decision on average"),
               [](const PlayerOptions& options) { return make_human_like(0.3, options); }},
    PlayerKind{"basic",
               TRANSLATABLE("Players", "one page that a person can learn; basic-K knows its first "
                                       "K steps"),
               [](const PlayerOptions& options) -> std::unique_ptr<Player> {
                   return std::make_unique<Basic>(options.rules, basic::page().size());
               }},
    PlayerKind{"optimal", TRANSLATABLE("Players", "the greatest expected final score"),
               make_optimal},
    PlayerKind{"champion", TRANSLATABLE("Players", "the greatest probability to win"),
               make_champion},
};

} // namespace

std::span<const PlayerKind> roster() { return kinds; }

std::unique_ptr<Player> make_player(std::string_view name, const PlayerOptions& options) {
    for (const PlayerKind& kind : kinds)
        if (kind.name == name) return kind.make(options);
    if (const auto known = basic_steps_in(name))
        return std::make_unique<Basic>(options.rules, *known);
    if (const auto loss = human_loss_in(name)) return make_human_like(*loss, options);
    return nullptr;
}

} // namespace ai::yahtzee::players
