// Runs a TurnProgram over rows of any kind. The kind of a row defines its numbers and how two rows
// are compared (program_kernel.cpp: probabilities; win/utility_kernel.h: pairs of utility and
// score). Everything is inlined into functions that are compiled for one set of vector instructions
// (core/support/vector_set.h), so those share no code.

#pragma once

#include "ai/yahtzee/turn/turn_program.h"
#include "core/support/vector_set.h"

#include <cstddef>
#include <cstdint>

namespace ai::yahtzee::turn {

// A program as plain pointers.
struct ProgramTape {
    const std::uint32_t* ending_starts;
    std::size_t ending_count;
    const TurnProgram::Step* steps;
    std::size_t step_count;
    const std::uint16_t* sources;
    const TurnProgram::Weight* weights;
    std::size_t weight_count;
};

inline ProgramTape tape_of(const TurnProgram& program) {
    return {program.ending_starts().data(), program.ending_starts().size() - 1,
            program.steps().data(),         program.steps().size(),
            program.sources().data(),       program.weights().data(),
            program.weights().size()};
}

// The six rows of a step that is a mean; kinds of rows add them in this order: (a + b) + (c + d) +
// (e + f).
template <class Row>
struct SixRows {
    const Row& a;
    const Row& b;
    const Row& c;
    const Row& d;
    const Row& e;
    const Row& f;
};

// `Kind` has the types Row and Option and the functions best_option(first, last, row),
// mean_of(six_rows, row), take_better(other, best), add_weighted(row, weight, sum) and
// scale_to_mean(sum, mean), all ALEA_INLINE.
template <class Kind>
ALEA_INLINE void take_best(const typename Kind::Row* rows, const std::uint16_t* sources,
                           std::size_t count, typename Kind::Row& result) {
    typename Kind::Row best = rows[sources[0]];
    for (std::size_t s = 1; s < count; ++s) Kind::take_better(rows[sources[s]], best);
    result = best;
}

template <class Kind>
ALEA_INLINE void run_tape(const ProgramTape& tape, const typename Kind::Option* options,
                          typename Kind::Row* rows, typename Kind::Row& mean) {
    typename Kind::Row* result = rows;
    for (std::size_t e = 0; e < tape.ending_count; ++e, ++result)
        Kind::best_option(options + tape.ending_starts[e], options + tape.ending_starts[e + 1],
                          *result);
    for (std::size_t s = 0; s < tape.step_count; ++s, ++result) {
        const TurnProgram::Step& step = tape.steps[s];
        const std::uint16_t* sources = tape.sources + step.first_source;
        if (step.is_mean)
            Kind::mean_of({rows[sources[0]], rows[sources[1]], rows[sources[2]], rows[sources[3]],
                           rows[sources[4]], rows[sources[5]]},
                          *result);
        else
            take_best<Kind>(rows, sources, step.source_count, *result);
    }
    typename Kind::Row sum = {};
    for (std::size_t w = 0; w < tape.weight_count; ++w)
        Kind::add_weighted(rows[tape.weights[w].row], tape.weights[w].permutations, sum);
    Kind::scale_to_mean(sum, mean);
}

template <class Kind>
void run_plain(const ProgramTape& tape, const typename Kind::Option* options,
               typename Kind::Row* rows, typename Kind::Row& mean) {
    run_tape<Kind>(tape, options, rows, mean);
}

template <class Kind>
ALEA_AVX2 void run_avx2(const ProgramTape& tape, const typename Kind::Option* options,
                        typename Kind::Row* rows, typename Kind::Row& mean) {
    run_tape<Kind>(tape, options, rows, mean);
}

template <class Kind>
ALEA_AVX512 void run_avx512(const ProgramTape& tape, const typename Kind::Option* options,
                            typename Kind::Row* rows, typename Kind::Row& mean) {
    run_tape<Kind>(tape, options, rows, mean);
}

// With the best vector instructions of this processor. `options` holds an entry for each option of
// the program. Writes to `rows` the best option of each ending, then the result of each step, and
// to `mean` the mean over the first roll.
template <class Kind>
void run_program(const TurnProgram& program, const typename Kind::Option* options,
                 typename Kind::Row* rows, typename Kind::Row& mean) {
    static const auto run_here =
        core::support::best_version(run_plain<Kind>, run_avx2<Kind>, run_avx512<Kind>);
    run_here(tape_of(program), options, rows, mean);
}

} // namespace ai::yahtzee::turn
