#include "ai/yahtzee/win/utility_kernel.h"

#include "ai/yahtzee/turn/program_tape.h"

namespace ai::yahtzee::win {

using namespace ai::yahtzee::turn;

namespace {

// A vector type that every instruction set splits as it needs.
using Vector [[gnu::vector_size(64)]] = double;
using Singles [[gnu::vector_size(32)]] = float;
constexpr std::size_t vectors = utility_lanes * sizeof(double) / sizeof(Vector);

struct PairRow {
    Vector utility[vectors];
    Vector score[vectors];
};
static_assert(sizeof(PairRow) == sizeof(UtilityRow));

template <class Score>
struct Utilities {
    using Row = PairRow;
    using Option = BasicUtilitySource<Score>;

    ALEA_INLINE static void best_option(const Option* first, const Option* last, Row& result) {
        Row best;
        load(*first, best);
        for (++first; first != last; ++first) {
            Row other;
            load(*first, other);
            take_better(other, best);
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
        for (std::size_t v = 0; v < vectors; ++v) {
            result.utility[v] = ((a.utility[v] + b.utility[v]) + (c.utility[v] + d.utility[v]) +
                                 (e.utility[v] + f.utility[v])) *
                                (1.0 / 6);
            result.score[v] = ((a.score[v] + b.score[v]) + (c.score[v] + d.score[v]) +
                               (e.score[v] + f.score[v])) *
                              (1.0 / 6);
        }
    }

    ALEA_INLINE static void take_better(const Row& other, Row& best) {
        for (std::size_t v = 0; v < vectors; ++v) {
            const auto is_better = other.utility[v] > best.utility[v];
            best.utility[v] = is_better ? other.utility[v] : best.utility[v];
            best.score[v] = is_better ? other.score[v] : best.score[v];
        }
    }

    ALEA_INLINE static void add_weighted(const Row& row, float weight, Row& sum) {
        const auto w = static_cast<double>(weight);
        for (std::size_t v = 0; v < vectors; ++v) {
            sum.utility[v] += row.utility[v] * w;
            sum.score[v] += row.score[v] * w;
        }
    }

    ALEA_INLINE static void scale_to_mean(const Row& sum, Row& mean) {
        for (std::size_t v = 0; v < vectors; ++v) {
            mean.utility[v] = sum.utility[v] * (1.0 / 7776);
            mean.score[v] = sum.score[v] * (1.0 / 7776);
        }
    }

private:
    ALEA_INLINE static void load(const BasicUtilitySource<double>& source, Row& row) {
        __builtin_memcpy(row.utility, source.utility, sizeof row.utility);
        __builtin_memcpy(row.score, source.score, sizeof row.score);
    }

    ALEA_INLINE static void load(const BasicUtilitySource<float>& source, Row& row) {
        __builtin_memcpy(row.utility, source.utility, sizeof row.utility);
        for (std::size_t v = 0; v < vectors; ++v) {
            Singles score;
            __builtin_memcpy(&score, source.score + v * sizeof(Vector) / sizeof(double),
                             sizeof score);
            row.score[v] = __builtin_convertvector(score, Vector);
        }
    }
};

template <class Score>
void run_plain(const ProgramTape& tape, const BasicUtilitySource<Score>* options, PairRow* rows,
               PairRow& mean) {
    run_tape<Utilities<Score>>(tape, options, rows, mean);
}

template <class Score>
ALEA_AVX2 void run_avx2(const ProgramTape& tape, const BasicUtilitySource<Score>* options,
                        PairRow* rows, PairRow& mean) {
    run_tape<Utilities<Score>>(tape, options, rows, mean);
}

template <class Score>
ALEA_AVX512 void run_avx512(const ProgramTape& tape, const BasicUtilitySource<Score>* options,
                            PairRow* rows, PairRow& mean) {
    run_tape<Utilities<Score>>(tape, options, rows, mean);
}

template <class Score>
void run(const TurnProgram& program, const BasicUtilitySource<Score>* options, UtilityRow* rows,
         UtilityRow& mean) {
    static const auto run_here =
        core::support::best_version(run_plain<Score>, run_avx2<Score>, run_avx512<Score>);
    run_here(tape_of(program), options, reinterpret_cast<PairRow*>(rows),
             reinterpret_cast<PairRow&>(mean));
}

} // namespace

void run_utility_program(const TurnProgram& program, const UtilitySource* options, UtilityRow* rows,
                         UtilityRow& mean) {
    run(program, options, rows, mean);
}

void run_utility_program(const TurnProgram& program, const PreciseUtilitySource* options,
                         UtilityRow* rows, UtilityRow& mean) {
    run(program, options, rows, mean);
}

} // namespace ai::yahtzee::win
