#include "ai/yahtzee/turn/program_kernel.h"

#include "ai/yahtzee/turn/program_tape.h"

namespace ai::yahtzee::turn {

namespace {

// A vector type that every instruction set splits as it needs.
using Vector [[gnu::vector_size(64)]] = float;
constexpr std::size_t vectors = sizeof(TurnProgram::Lanes) / sizeof(Vector); // per row

struct Probabilities {
    struct Row {
        Vector v[vectors];
    };
    using Option = const float*; // where its lanes begin; they need not be aligned

    ALEA_INLINE static void best_option(const Option* first, const Option* last, Row& result) {
        Row best = {};
        for (; first != last; ++first) {
            Row option;
            __builtin_memcpy(&option, *first, sizeof option);
            take_better(option, best);
        }
        result = best;
    }

    ALEA_INLINE static void mean_of_six(const Row* rows, const std::uint16_t* sources,
                                        Row& result) {
        const Row& a = rows[sources[0]];
        const Row& b = rows[sources[1]];
        const Row& c = rows[sources[2]];
        const Row& d = rows[sources[3]];
        const Row& e = rows[sources[4]];
        const Row& f = rows[sources[5]];
        for (std::size_t i = 0; i < vectors; ++i)
            result.v[i] = ((a.v[i] + b.v[i]) + (c.v[i] + d.v[i]) + (e.v[i] + f.v[i])) * (1.0f / 6);
    }

    ALEA_INLINE static void take_better(const Row& other, Row& best) {
        for (std::size_t i = 0; i < vectors; ++i)
            best.v[i] = best.v[i] < other.v[i] ? other.v[i] : best.v[i];
    }

    ALEA_INLINE static void add_weighted(const Row& row, float weight, Row& sum) {
        for (std::size_t i = 0; i < vectors; ++i) sum.v[i] += row.v[i] * weight;
    }

    ALEA_INLINE static void scale_to_mean(const Row& sum, Row& mean) {
        for (std::size_t i = 0; i < vectors; ++i) mean.v[i] = sum.v[i] * (1.0f / 7776);
    }
};
using Row = Probabilities::Row;
static_assert(sizeof(Row) == sizeof(TurnProgram::Lanes));

void run_plain(const ProgramTape& tape, const float* const* options, Row* rows, Row& mean) {
    run_tape<Probabilities>(tape, options, rows, mean);
}

ALEA_AVX2 void run_avx2(const ProgramTape& tape, const float* const* options, Row* rows,
                        Row& mean) {
    run_tape<Probabilities>(tape, options, rows, mean);
}

ALEA_AVX512 void run_avx512(const ProgramTape& tape, const float* const* options, Row* rows,
                            Row& mean) {
    run_tape<Probabilities>(tape, options, rows, mean);
}

} // namespace

void run_program(const TurnProgram& program, const float* const* options, TurnProgram::Lanes* rows,
                 TurnProgram::Lanes& mean) {
    static const auto run_here = core::support::best_version(run_plain, run_avx2, run_avx512);
    run_here(tape_of(program), options, reinterpret_cast<Row*>(rows), reinterpret_cast<Row&>(mean));
}

} // namespace ai::yahtzee::turn
