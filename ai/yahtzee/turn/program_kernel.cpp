// TurnProgram::run(): the inner loop for probabilities, compiled for several sets of vector
// instructions.

#include "ai/yahtzee/turn/program_tape.h"
#include "ai/yahtzee/turn/turn_program.h"

#include <bit>
#include <cassert>

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

    ALEA_INLINE static void mean_of(const SixRows<Row>& of, Row& result) {
        for (std::size_t i = 0; i < vectors; ++i)
            result.v[i] =
                ((of.a.v[i] + of.b.v[i]) + (of.c.v[i] + of.d.v[i]) + (of.e.v[i] + of.f.v[i])) *
                (1.0f / 6);
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

} // namespace

TurnProgram::Lanes TurnProgram::run(std::span<const float* const> worth,
                                    std::span<Lanes> rows) const {
    assert(worth.size() == options_.size() && rows.size() >= row_count());
    Row mean;
    run_program<Probabilities>(*this, worth.data(), reinterpret_cast<Row*>(rows.data()), mean);
    return std::bit_cast<Lanes>(mean);
}

} // namespace ai::yahtzee::turn
