// Thirty-two small numbers side by side, one for each of as many neighbouring positions in the
// stream of dice. The compilers' vector type: one instruction where the processor has vectors of
// 32 bytes, two where it has 16. Functions here are inlined into code for either.

#pragma once

#include "core/support/vector_set.h"

#include <cstdint>
#include <cstring>

namespace ai::clairvoyant {

inline constexpr int lane_count = 32;
using Lanes [[gnu::vector_size(lane_count)]] = std::uint8_t;

ALEA_INLINE Lanes load(const std::uint8_t* from) {
    Lanes lanes;
    std::memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

ALEA_INLINE void store(Lanes lanes, std::uint8_t* to) { std::memcpy(to, &lanes, sizeof lanes); }

ALEA_INLINE Lanes all(int number) { return Lanes{} + static_cast<std::uint8_t>(number); }

// `number` times, a few additions.
ALEA_INLINE Lanes times(int number, Lanes lanes) {
    Lanes product{};
    for (; number > 0; number /= 2, lanes += lanes)
        if (number % 2 != 0) product += lanes;
    return product;
}

ALEA_INLINE Lanes lesser(Lanes a, Lanes b) { return a < b ? a : b; }
ALEA_INLINE Lanes greater(Lanes a, Lanes b) { return a > b ? a : b; }

} // namespace ai::clairvoyant
