// The dice machine of CTU Open 2008, "Alea iacta est": a linear congruential generator of 32 bits.
// X(n+1) = (A X(n) + C) mod 2^32; roll n shows floor(X(n) / 2^16) mod 6 + 1, from n = 1.

#pragma once

#include "core/dice/keep.h"

#include <cstdint>

namespace core::clairvoyant {

class Lcg {
public:
    constexpr Lcg(std::uint32_t multiplier, std::uint32_t increment, std::uint32_t start)
        : multiplier_(multiplier), increment_(increment), state_(start) {}

    // The face of the next roll.
    constexpr int roll() {
        state_ = multiplier_ * state_ + increment_;
        return static_cast<int>((state_ >> 16) % core::dice::face_count) + 1;
    }

private:
    std::uint32_t multiplier_;
    std::uint32_t increment_;
    std::uint32_t state_;
};

} // namespace core::clairvoyant
