#include "ai/yahtzee/win/utility_kernel.h"

namespace ai::yahtzee::win {

using namespace ai::yahtzee::turn;

namespace {

// As in program_kernel.cpp: a vector type that every instruction set splits as it needs.
using Vector [[gnu::vector_size(64)]] = double;
using Singles [[gnu::vector_size(32)]] = float;
constexpr std::size_t vectors = utility_lanes * sizeof(double) / sizeof(Vector);

struct Pair {
    Vector utility[vectors];
    Vector score[vectors];
};
static_assert(sizeof(Pair) == sizeof(UtilityRow));

struct Tape {
    const std::uint32_t* ending_starts;
    std::size_t ending_count;
    const TurnProgram::Step* steps;
    std::size_t step_count;
    const std::uint16_t* sources;
    const TurnProgram::Weight* weights;
    std::size_t weight_count;
};

[[gnu::always_inline]] inline void take_better(Pair& best, const Pair& other) {
    for (std::size_t v = 0; v < vectors; ++v) {
        const auto is_better = other.utility[v] > best.utility[v];
        best.utility[v] = is_better ? other.utility[v] : best.utility[v];
        best.score[v] = is_better ? other.score[v] : best.score[v];
    }
}

[[gnu::always_inline]] inline void load(const UtilitySource& source, Pair& pair) {
    __builtin_memcpy(pair.utility, source.utility, sizeof pair.utility);
    for (std::size_t v = 0; v < vectors; ++v) {
        Singles score;
        __builtin_memcpy(&score, source.score + v * sizeof(Vector) / sizeof(double), sizeof score);
        pair.score[v] = __builtin_convertvector(score, Vector);
    }
}

[[gnu::always_inline]] inline void best_option(const UtilitySource* first,
                                               const UtilitySource* last, Pair& result) {
    Pair best;
    load(*first, best);
    for (++first; first != last; ++first) {
        Pair other;
        load(*first, other);
        take_better(best, other);
    }
    result = best;
}

[[gnu::always_inline]] inline void mean_of_six(const Pair* rows, const std::uint16_t* sources,
                                               Pair& result) {
    const Pair& a = rows[sources[0]];
    const Pair& b = rows[sources[1]];
    const Pair& c = rows[sources[2]];
    const Pair& d = rows[sources[3]];
    const Pair& e = rows[sources[4]];
    const Pair& f = rows[sources[5]];
    for (std::size_t v = 0; v < vectors; ++v) {
        result.utility[v] = ((a.utility[v] + b.utility[v]) + (c.utility[v] + d.utility[v]) +
                             (e.utility[v] + f.utility[v])) *
                            (1.0 / 6);
        result.score[v] =
            ((a.score[v] + b.score[v]) + (c.score[v] + d.score[v]) + (e.score[v] + f.score[v])) *
            (1.0 / 6);
    }
}

[[gnu::always_inline]] inline void maximum(const Pair* rows, const std::uint16_t* sources,
                                           std::size_t count, Pair& result) {
    Pair best = rows[sources[0]];
    for (std::size_t s = 1; s < count; ++s) take_better(best, rows[sources[s]]);
    result = best;
}

[[gnu::always_inline]] inline void run(const Tape& tape, const UtilitySource* options, Pair* rows,
                                       Pair& mean) {
    Pair* result = rows;
    for (std::size_t e = 0; e < tape.ending_count; ++e, ++result)
        best_option(options + tape.ending_starts[e], options + tape.ending_starts[e + 1], *result);
    for (std::size_t s = 0; s < tape.step_count; ++s, ++result) {
        const TurnProgram::Step& step = tape.steps[s];
        const std::uint16_t* sources = tape.sources + step.first_source;
        if (step.is_mean)
            mean_of_six(rows, sources, *result);
        else
            maximum(rows, sources, step.source_count, *result);
    }
    Pair sum = {};
    for (std::size_t w = 0; w < tape.weight_count; ++w) {
        const Pair& row = rows[tape.weights[w].row];
        const auto permutations = static_cast<double>(tape.weights[w].permutations);
        for (std::size_t v = 0; v < vectors; ++v) {
            sum.utility[v] += row.utility[v] * permutations;
            sum.score[v] += row.score[v] * permutations;
        }
    }
    for (std::size_t v = 0; v < vectors; ++v) {
        mean.utility[v] = sum.utility[v] * (1.0 / 7776);
        mean.score[v] = sum.score[v] * (1.0 / 7776);
    }
}

using Run = void (*)(const Tape&, const UtilitySource*, Pair*, Pair&);

void run_plain(const Tape& tape, const UtilitySource* options, Pair* rows, Pair& mean) {
    run(tape, options, rows, mean);
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void run_avx2(const Tape& tape, const UtilitySource* options, Pair* rows,
                                      Pair& mean) {
    run(tape, options, rows, mean);
}

[[gnu::target("avx512f,avx512dq")]] void run_avx512(const Tape& tape, const UtilitySource* options,
                                                    Pair* rows, Pair& mean) {
    run(tape, options, rows, mean);
}

Run best_run() {
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq")) return run_avx512;
    if (__builtin_cpu_supports("avx2")) return run_avx2;
    return run_plain;
}
#else
Run best_run() { return run_plain; }
#endif

} // namespace

void run_utility_program(const ProgramSteps& turn, const UtilitySource* options, UtilityRow* rows,
                         UtilityRow& mean) {
    static const Run run_here = best_run();
    const Tape tape{turn.ending_starts.data(), turn.ending_starts.size() - 1, turn.steps.data(),
                    turn.steps.size(),         turn.sources.data(),           turn.weights.data(),
                    turn.weights.size()};
    run_here(tape, options, reinterpret_cast<Pair*>(rows), reinterpret_cast<Pair&>(mean));
}

} // namespace ai::yahtzee::win
