// A small fast stream of random numbers for roll-outs: SplitMix64 (Steele, Lea, Flood 2014). The
// library's distributions differ between systems; this is the same everywhere.

#pragma once

#include <cstdint>

namespace ai::dominoes {

class RandomStream {
public:
    explicit RandomStream(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }

    // Uniform below `bound`, which is small: the bias is below bound / 2^32.
    int below(int bound) {
        return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(bound) >> 32);
    }

    // Uniform in [0, 1).
    double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

private:
    std::uint64_t state_;
};

} // namespace ai::dominoes
