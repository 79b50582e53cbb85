// A chance as a function of the margin, points ahead: 0 below a stretch of margins, 1 above it.

#pragma once

#include "ai/yahtzee/chance/turn_program.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

namespace ai::yahtzee {

class MarginCurve {
public:
    // `chances` at the margins first, first + 1, ...
    MarginCurve(int first, std::span<const float> chances)
        : first_(first), padded_(chances.size() + 2 * padding) {
        std::ranges::copy(chances, padded_.begin() + padding);
        std::fill(padded_.end() - padding, padded_.end(), 1.0f);
    }

    // The stretch [first, last) outside of which the chance is 0 or 1.
    int first() const { return first_; }
    int last() const { return first_ + static_cast<int>(padded_.size()) - 2 * padding; }

    double at(int margin) const { return *from(margin); }

    // The chances at `margin` and the lane_count - 1 margins that follow.
    const float* from(int margin) const {
        const int start = std::clamp(margin, first_ - padding, last());
        return padded_.data() + (start - first_ + padding);
    }

    std::size_t bytes() const { return sizeof *this + padded_.size() * sizeof(float); }

private:
    // So that a block of lanes can begin anywhere.
    static constexpr int padding = TurnProgram::lane_count;

    int first_;
    std::vector<float> padded_;
};

} // namespace ai::yahtzee
