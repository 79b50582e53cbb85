// A probability as a function of the margin (points ahead): 0 below a range of margins, 1 above it.
// Within the range it is computed block by block, on demand.

#pragma once

#include "ai/yahtzee/turn/turn_program.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

namespace ai::yahtzee::win {

class MarginCurve {
public:
    // A block holds this many margins, beginning at a multiple of it.
    static constexpr int block_size = turn::TurnProgram::lane_count;
    using Block = std::array<float, block_size>;

    // 0 below the margin `first`, 1 above the margin `last`.
    MarginCurve(int first, int last)
        : first_(block_of(first) * block_size),
          end_((block_of(last) + 1) * block_size),
          known_(static_cast<std::size_t>((end_ - first_) / block_size)),
          padded_(known_.size() * block_size + 2 * padding) {
        std::fill(padded_.end() - padding, padded_.end(), 1.0f);
    }

    // For each unknown block that holds one of the `count` margins from `margin` on, calls
    // fill(first margin of the block), which must call set().
    template <class Fill>
    void want(int margin, int count, Fill fill) {
        const int begin = std::max(margin, first_);
        const int end = std::min(margin + count, end_);
        for (int first = block_of(begin) * block_size; first < end; first += block_size)
            if (!known_[place_of(first)]) fill(first);
    }

    void set(int first, const Block& values) {
        assert(first_ <= first && first < end_ && first % block_size == 0);
        std::ranges::copy(values, padded_.begin() + padding + (first - first_));
        known_[place_of(first)] = true;
    }

    // The probabilities at `margin` and the block_size - 1 margins after it; those that are read
    // must be known.
    const float* from(int margin) const {
        return padded_.data() + padding + (std::clamp(margin, first_ - padding, end_) - first_);
    }

    std::size_t bytes() const { return sizeof *this + padded_.size() * sizeof(float); }

private:
    // So that block_size margins can begin anywhere.
    static constexpr int padding = block_size;

    // Rounded down, below 0 too.
    static constexpr int block_of(int margin) {
        return (margin >= 0 ? margin : margin - block_size + 1) / block_size;
    }
    std::size_t place_of(int first) const {
        return static_cast<std::size_t>((first - first_) / block_size);
    }

    int first_; // margin; multiples of block_size
    int end_;
    std::vector<bool> known_; // by block
    std::vector<float> padded_;
};

} // namespace ai::yahtzee::win
