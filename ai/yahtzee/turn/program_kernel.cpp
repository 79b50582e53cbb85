#include "ai/yahtzee/turn/program_kernel.h"

#include <cstddef>

namespace ai::yahtzee::turn {

namespace {

// A vector type that every instruction set splits as it needs, plain pointers and loops: each copy
// below is compiled for its own instruction set and shares no inline function with the others.
using Vector [[gnu::vector_size(64)]] = float;
constexpr std::size_t vectors = sizeof(TurnProgram::Lanes) / sizeof(Vector); // a row

struct Tape {
    const std::uint32_t* ending_starts;
    std::size_t ending_count;
    const TurnProgram::Step* steps;
    std::size_t step_count;
    const std::uint16_t* sources;
    const TurnProgram::Weight* weights;
    std::size_t weight_count;
};

[[gnu::always_inline]] inline void best_option(const float* const* first, const float* const* last,
                                               Vector* result) {
    Vector best[vectors] = {};
    for (; first != last; ++first) {
        Vector worth[vectors];
        __builtin_memcpy(worth, *first, sizeof worth); // they need not be aligned
        for (std::size_t v = 0; v < vectors; ++v) best[v] = best[v] < worth[v] ? worth[v] : best[v];
    }
    for (std::size_t v = 0; v < vectors; ++v) result[v] = best[v];
}

[[gnu::always_inline]] inline void mean_of_six(const Vector* rows, const std::uint16_t* sources,
                                               Vector* result) {
    const Vector* a = rows + sources[0] * vectors;
    const Vector* b = rows + sources[1] * vectors;
    const Vector* c = rows + sources[2] * vectors;
    const Vector* d = rows + sources[3] * vectors;
    const Vector* e = rows + sources[4] * vectors;
    const Vector* f = rows + sources[5] * vectors;
    for (std::size_t v = 0; v < vectors; ++v)
        result[v] = ((a[v] + b[v]) + (c[v] + d[v]) + (e[v] + f[v])) * (1.0f / 6);
}

[[gnu::always_inline]] inline void maximum(const Vector* rows, const std::uint16_t* sources,
                                           std::size_t count, Vector* result) {
    Vector best[vectors];
    for (std::size_t v = 0; v < vectors; ++v) best[v] = rows[sources[0] * vectors + v];
    for (std::size_t s = 1; s < count; ++s) {
        const Vector* row = rows + sources[s] * vectors;
        for (std::size_t v = 0; v < vectors; ++v) best[v] = best[v] < row[v] ? row[v] : best[v];
    }
    for (std::size_t v = 0; v < vectors; ++v) result[v] = best[v];
}

[[gnu::always_inline]] inline void run(const Tape& tape, const float* const* worth, Vector* rows,
                                       Vector* mean) {
    Vector* result = rows;
    for (std::size_t e = 0; e < tape.ending_count; ++e, result += vectors)
        best_option(worth + tape.ending_starts[e], worth + tape.ending_starts[e + 1], result);
    for (std::size_t s = 0; s < tape.step_count; ++s, result += vectors) {
        const TurnProgram::Step& step = tape.steps[s];
        const std::uint16_t* sources = tape.sources + step.first_source;
        if (step.is_mean)
            mean_of_six(rows, sources, result);
        else
            maximum(rows, sources, step.source_count, result);
    }
    Vector sum[vectors] = {};
    for (std::size_t w = 0; w < tape.weight_count; ++w) {
        const Vector* row = rows + tape.weights[w].row * vectors;
        for (std::size_t v = 0; v < vectors; ++v) sum[v] += row[v] * tape.weights[w].permutations;
    }
    for (std::size_t v = 0; v < vectors; ++v) mean[v] = sum[v] * (1.0f / 7776);
}

using Run = void (*)(const Tape&, const float* const*, Vector*, Vector*);

void run_plain(const Tape& tape, const float* const* worth, Vector* rows, Vector* mean) {
    run(tape, worth, rows, mean);
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void run_avx2(const Tape& tape, const float* const* worth, Vector* rows,
                                      Vector* mean) {
    run(tape, worth, rows, mean);
}

[[gnu::target("avx512f")]] void run_avx512(const Tape& tape, const float* const* worth,
                                           Vector* rows, Vector* mean) {
    run(tape, worth, rows, mean);
}

Run best_run() {
    if (__builtin_cpu_supports("avx512f")) return run_avx512;
    if (__builtin_cpu_supports("avx2")) return run_avx2;
    return run_plain;
}
#else
Run best_run() { return run_plain; }
#endif

} // namespace

void run_program(const ProgramSteps& turn, const float* const* worth, TurnProgram::Lanes* rows,
                 TurnProgram::Lanes& mean) {
    static const Run run_here = best_run();
    const Tape tape{turn.ending_starts.data(), turn.ending_starts.size() - 1, turn.steps.data(),
                    turn.steps.size(),         turn.sources.data(),           turn.weights.data(),
                    turn.weights.size()};
    run_here(tape, worth, reinterpret_cast<Vector*>(rows), reinterpret_cast<Vector*>(&mean));
}

} // namespace ai::yahtzee::turn
