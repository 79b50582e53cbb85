// The results of an induction over the sets of open boxes, each kept as long as larger sets need
// it.

#pragma once

#include "core/yahtzee/box.h"

#include <atomic>
#include <vector>

namespace ai::yahtzee::solve {

// Different sets may be used by several threads at a time.
template <class T>
class SolvedSets {
public:
    SolvedSets() : sets_(1u << core::yahtzee::box_count), to_come_(sets_.size()) {
        for (unsigned bits = 0; bits < to_come_.size(); ++bits)
            to_come_[bits] =
                core::yahtzee::box_count - core::yahtzee::BoxSet::from_bits(bits).size();
    }

    T& operator[](core::yahtzee::BoxSet open) { return sets_[open.bits()]; }
    const T& operator[](core::yahtzee::BoxSet open) const { return sets_[open.bits()]; }

    // `open` is solved: drops those with one box less that no other set will need.
    void release_below(core::yahtzee::BoxSet open) {
        for (const core::yahtzee::Box box : open)
            if (const auto done = open.without(box).bits(); --to_come_[done] == 0) sets_[done] = {};
    }

private:
    std::vector<T> sets_;
    std::vector<std::atomic<int>> to_come_; // larger sets by one box
};

} // namespace ai::yahtzee::solve
