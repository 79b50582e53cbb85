#include "ai/yahtzee/turn/turn_kernels.h"

#include "core/support/vector_set.h"

namespace ai::yahtzee::turn {

#define ALEA_DECLARE_KERNEL(SET)                                                                   \
    void solve_turn_##SET(const TurnSources& sources, int lanes, float* out);                      \
    void mix_##SET(const WeightedRow* rows, int count, int lanes, float* out);                     \
    void turn_endings_##SET(const TurnSources& sources, int lanes, TurnEndings& endings);          \
    void add_rows_##SET(const LaneWeightedRow* rows, int count, int lanes, float* out);
ALEA_DECLARE_KERNEL(avx512)
ALEA_DECLARE_KERNEL(avx2)
ALEA_DECLARE_KERNEL(baseline)

std::vector<TurnKernel> supported_turn_kernels() {
    std::vector<TurnKernel> kernels;
#ifdef ALEA_X86_KERNELS
    const core::support::VectorSet set = core::support::vector_set();
    if (set >= core::support::VectorSet::avx512)
        kernels.push_back(
            {"AVX-512", solve_turn_avx512, mix_avx512, turn_endings_avx512, add_rows_avx512});
    if (set >= core::support::VectorSet::avx2)
        kernels.push_back({"AVX2", solve_turn_avx2, mix_avx2, turn_endings_avx2, add_rows_avx2});
#endif
    kernels.push_back(
        {"baseline", solve_turn_baseline, mix_baseline, turn_endings_baseline, add_rows_baseline});
    return kernels;
}

} // namespace ai::yahtzee::turn
