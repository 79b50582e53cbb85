#include "ai/yahtzee/solve/turn_kernels.h"

namespace ai::yahtzee {

void solve_turn_avx512(const TurnSources& sources, int lanes, float* out);
void mix_avx512(const WeightedRow* rows, int count, int lanes, float* out);
void solve_turn_avx2(const TurnSources& sources, int lanes, float* out);
void mix_avx2(const WeightedRow* rows, int count, int lanes, float* out);
void solve_turn_baseline(const TurnSources& sources, int lanes, float* out);
void mix_baseline(const WeightedRow* rows, int count, int lanes, float* out);

std::vector<TurnKernel> supported_turn_kernels() {
    std::vector<TurnKernel> kernels;
#ifdef ALEA_X86_KERNELS
    if (__builtin_cpu_supports("avx512f"))
        kernels.push_back({"AVX-512", solve_turn_avx512, mix_avx512});
    if (__builtin_cpu_supports("avx2")) kernels.push_back({"AVX2", solve_turn_avx2, mix_avx2});
#endif
    kernels.push_back({"baseline", solve_turn_baseline, mix_baseline});
    return kernels;
}

} // namespace ai::yahtzee
