// The clairvoyant solver beside the plain enumeration, on the same scenarios.

#include "ai/clairvoyant/solver.h"
#include "tests/ai/clairvoyant/plain_solver.h"

#include <benchmark/benchmark.h>

#include <random>

namespace {

// The same random scenarios for all, a new one each time.
core::clairvoyant::Scenario next_scenario(std::mt19937& random) {
    const auto parameter = [&random] { return static_cast<std::uint32_t>(random() >> 1); };
    return {parameter() + 1, parameter(), parameter()};
}

void clairvoyant_plain(benchmark::State& state) {
    std::mt19937 random(1);
    for (auto _ : state) {
        const auto [a, c, x0] = next_scenario(random);
        benchmark::DoNotOptimize(tests::clairvoyant::plain_total(a, c, x0));
    }
}
BENCHMARK(clairvoyant_plain)->Unit(benchmark::kMicrosecond);

void clairvoyant_solver(benchmark::State& state) {
    std::mt19937 random(1);
    ai::clairvoyant::Solver solver;
    for (auto _ : state) benchmark::DoNotOptimize(solver.best_total(next_scenario(random)));
}
BENCHMARK(clairvoyant_solver)->Unit(benchmark::kMicrosecond);

void clairvoyant_round_scores(benchmark::State& state) {
    std::mt19937 random(1);
    ai::clairvoyant::RoundScores scores;
    for (auto _ : state) {
        scores.compute(next_scenario(random));
        benchmark::DoNotOptimize(scores);
    }
}
BENCHMARK(clairvoyant_round_scores)->Unit(benchmark::kMicrosecond);

} // namespace
