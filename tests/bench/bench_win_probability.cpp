// Probabilities to win, and luck. Needs the large tables: their folder in ALEA_TABLES, or those in
// the user's cache folder.

#include "ai/yahtzee/tables/tables.h"
#include "ai/yahtzee/win/luck.h"
#include "ai/yahtzee/win/win_probability.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <vector>

using namespace ai::yahtzee::tables;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::win;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

std::filesystem::path folder() {
    if (const char* const given = std::getenv("ALEA_TABLES")) return given;
    return tables_directory(std::getenv("XDG_CACHE_HOME"), std::getenv("HOME"));
}

// Null where there are none.
SharedScoreSource score_source() {
    static const SharedScoreSource all = []() -> SharedScoreSource {
        const auto tables = open_tables(folder(), {});
        if (!tables) return nullptr;
        return std::make_shared<TableScoreSource>(*tables);
    }();
    return all;
}

// The starts of all turns of some games between players who score every first roll: many kinds of
// cards, the same for ever.
const std::vector<std::array<Card, 2>>& turns() {
    static const auto all = [] {
        std::vector<std::array<Card, 2>> turns;
        const core::dice::KeyedDice dice(core::dice::seed_from_number(5));
        for (std::uint64_t g = 0; g < 20; ++g)
            for (Game game; game.phase() != Phase::over;) {
                turns.push_back({game.card(game.mover()), game.card(1 - game.mover())});
                const auto rolls = dice.turn(g, game.mover(), game.turn());
                const auto roll = core::dice::Roll::of(rolls[0]);
                const BoxSet legal = legal_boxes({}, game.card(game.mover()).open(), roll);
                auto box = legal.begin();
                for (auto skip = g % static_cast<std::uint64_t>(legal.size()); skip > 0; --skip)
                    ++box;
                game = game.with_roll(rolls[0]).apply(Action::score(*box));
            }
        return turns;
    }();
    return all;
}

// All choices of a turn, for its three decisions, where the estimate decides.
void win_estimate(benchmark::State& state) {
    if (!score_source()) return state.SkipWithError("there are no tables");
    WinProbability probabilities({}, score_source());
    for (std::size_t i = 0; auto _ : state) {
        const auto* turn = &turns()[i++ % turns().size()];
        while ((*turn)[0].open().size() <= 4) turn = &turns()[i++ % turns().size()];
        benchmark::DoNotOptimize(probabilities.of_turn((*turn)[0], std::span(&(*turn)[1], 1)));
    }
}
BENCHMARK(win_estimate)->Unit(benchmark::kMicrosecond);

// The first turn that is played exactly, with so many boxes open on each card and nothing known.
void exact_play(benchmark::State& state) {
    const int boxes = static_cast<int>(state.range(0));
    std::vector<std::array<Card, 2>> starts;
    for (const auto& cards : turns())
        if (cards[0].open().size() == boxes && cards[1].open().size() == boxes)
            starts.push_back(cards);
    for (std::size_t i = 0; auto _ : state) {
        const auto& cards = starts[i++ % starts.size()];
        WinProbability probabilities({}, nullptr, {.exact_boxes = boxes});
        benchmark::DoNotOptimize(probabilities.of_turn(cards[0], std::span(&cards[1], 1)));
    }
}
BENCHMARK(exact_play)->Arg(3)->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);

// The time of a duel for the luck of a game: a baseline for each of 26 turns.
void luck_of_a_game(benchmark::State& state) {
    if (!score_source()) return state.SkipWithError("there are no tables");
    const DistributionBaseline baseline({}, score_source());
    const auto side = [](const Card& card) { return PlayerState{state_of(card), card.total()}; };
    constexpr std::size_t turns_per_game = 26;
    for (std::size_t i = 0; auto _ : state)
        for (std::size_t t = 0; t < turns_per_game; ++t, ++i) {
            const auto& cards = turns()[i % turns().size()];
            benchmark::DoNotOptimize(baseline.turn(side(cards[0]), side(cards[1])));
        }
}
BENCHMARK(luck_of_a_game)->Unit(benchmark::kMillisecond);

void opening_the_tables(benchmark::State& state) {
    if (!score_source()) return state.SkipWithError("there are no tables");
    for (auto _ : state) benchmark::DoNotOptimize(open_tables(folder(), {}));
}
BENCHMARK(opening_the_tables)->Unit(benchmark::kMicrosecond);

} // namespace
