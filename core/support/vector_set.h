// Compiles code for several sets of vector instructions, and chooses the version for this processor
// at run time. Each version is a function with an attribute, into which the plain body is inlined:
//
//     ALEA_INLINE void body(...) { ... }                 // vector_size types, loops
//     void run_plain(...) { body(...); }
//     ALEA_AVX2 void run_avx2(...) { body(...); }
//     ALEA_AVX512 void run_avx512(...) { body(...); }
//     const auto run = core::support::best_version(run_plain, run_avx2, run_avx512);
//
// On other processors than x86-64 the attributes are empty and the plain version is chosen.

#pragma once

#define ALEA_INLINE [[gnu::always_inline]] inline
#if defined(__x86_64__)
#    define ALEA_AVX2 [[gnu::target("avx2")]]
#    define ALEA_AVX512 [[gnu::target("avx512f,avx512dq")]]
#else
#    define ALEA_AVX2
#    define ALEA_AVX512
#endif

namespace core::support {

// In ascending order; a processor can run its own set and all before it.
enum class VectorSet { plain, avx2, avx512 };

// The greatest set that this processor can run.
inline VectorSet vector_set() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq"))
        return VectorSet::avx512;
    if (__builtin_cpu_supports("avx2")) return VectorSet::avx2;
#endif
    return VectorSet::plain;
}

template <class Function>
Function* best_version(Function* plain, Function* avx2, Function* avx512) {
    switch (vector_set()) {
    case VectorSet::avx512:
        return avx512;
    case VectorSet::avx2:
        return avx2;
    case VectorSet::plain:
        break;
    }
    return plain;
}

} // namespace core::support
