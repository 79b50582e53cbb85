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

    ALEA_INLINE static void mean_of(const SixRows<Row>& of, Row& result) {
        for (std::size_t v = 0; v < vectors; ++v) {
            result.utility[v] =
                ((of.a.utility[v] + of.b.utility[v]) + (of.c.utility[v] + of.d.utility[v]) +
                 (of.e.utility[v] + of.f.utility[v])) *
                (1.0 / 6);
            result.score[v] = ((of.a.score[v] + of.b.score[v]) + (of.c.score[v] + of.d.score[v]) +
                               (of.e.score[v] + of.f.score[v])) *
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
void run(const TurnProgram& program, const BasicUtilitySource<Score>* options, UtilityRow* rows,
         UtilityRow& mean) {
    run_program<Utilities<Score>>(program, options, reinterpret_cast<PairRow*>(rows),
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
