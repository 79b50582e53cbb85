// The solver on one core against a plain one: TurnSolver for one state after the other, in double
// precision, built with the same flags. And what a hint takes.

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_kernels.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"

#include <benchmark/benchmark.h>
#include <ctime>
#include <vector>

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

namespace {

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double solve_plainly() {
    std::vector<double> points(state_index_count); // to come
    const ValueFunction next_points = [&points](const CardState& state) {
        return points[state_index(state)];
    };
    for_each_open_set({{.threads = 1}}, [&](BoxSet open) {
        if (open.empty()) return; // no points come any more
        for (const bool bonus : {false, true})
            for (int total = 0; total < upper_total_count; ++total)
                if (const CardState state{open, total, bonus}; is_reachable(state))
                    points[state_index(state)] = TurnSolver({}, state, next_points).value();
    });
    return points[state_index({})];
}

void one_core(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(solve({}, {{.threads = 1}}));
}
BENCHMARK(one_core)->Unit(benchmark::kMillisecond);

void each_kernel(benchmark::State& state) {
    const auto kernels = supported_turn_kernels();
    const auto number = static_cast<std::size_t>(state.range(0));
    if (number >= kernels.size()) {
        state.SkipWithError("not on this machine");
        return;
    }
    state.SetLabel(kernels[number].name);
    for (auto _ : state)
        benchmark::DoNotOptimize(solve_with(kernels[number], {}, {{.threads = 1}}));
}
BENCHMARK(each_kernel)->DenseRange(0, 2)->Unit(benchmark::kMillisecond);

void plain_against_one_core(benchmark::State& state) {
    double plain = 0;
    double ours = 0;
    double value = 0;
    for (auto _ : state) {
        const double start = cpu_seconds();
        value = solve_plainly();
        const double middle = cpu_seconds();
        benchmark::DoNotOptimize(solve({}, {{.threads = 1}}));
        plain += middle - start;
        ours += cpu_seconds() - middle;
    }
    const auto rounds = static_cast<double>(state.iterations());
    state.counters["plain_s"] = plain / rounds;
    state.counters["ours_s"] = ours / rounds;
    state.counters["ratio"] = plain / ours;
    state.counters["value"] = value;
}
BENCHMARK(plain_against_one_core)->Iterations(3)->Unit(benchmark::kMillisecond);

// Positions of games in which the better of two choices is taken each time.
std::vector<Position> positions_of_a_game(const Values& values, int roll_number) {
    const core::dice::KeyedDice dice(core::dice::seed_from_number(1));
    std::vector<Position> positions;
    Game game(2);
    while (game.phase() != Phase::over) {
        const auto rolls = dice.turn(0, game.mover(), game.turn());
        game = game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]);
        if (game.roll_number() == roll_number) positions.push_back(game.position());
        game = game.apply(rank_choices(values, game.position()).front().action);
    }
    return positions;
}

void hint(benchmark::State& state) {
    const SharedValues values = solve({});
    const auto positions = positions_of_a_game(*values, static_cast<int>(state.range(0)));
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(rank_choices(*values, positions[next++ % positions.size()]));
}
BENCHMARK(hint)->DenseRange(1, 3)->Unit(benchmark::kMicrosecond);

} // namespace
