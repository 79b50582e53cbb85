#include "ai/yahtzee/solve/solver.h"

#include <benchmark/benchmark.h>

using namespace ai::yahtzee;

namespace {

void solve_on_one_core(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(solve({}, {.threads = 1}));
}
BENCHMARK(solve_on_one_core)->Unit(benchmark::kMillisecond);

} // namespace
