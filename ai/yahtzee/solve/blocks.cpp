#include "ai/yahtzee/solve/blocks.h"

#include <cassert>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;

std::size_t slot_of(const CardState& state) {
    return static_cast<std::size_t>((state.yahtzee_bonus ? upper_total_count : 0) +
                                    state.upper_total) *
           2;
}

void enter_slot(Words& words, const CardState& state) {
    const std::size_t slot = slot_of(state);
    words[slot] = static_cast<std::uint16_t>(words.size() & 0xffff);
    words[slot + 1] = static_cast<std::uint16_t>(words.size() >> 16);
}

const std::uint16_t* words_in(const Words& block, const CardState& state) {
    const std::size_t slot = slot_of(state);
    const std::size_t begin = block[slot] | static_cast<std::size_t>(block[slot + 1]) << 16;
    assert(begin != 0);
    return block.data() + begin;
}

Block RecentBlocks::find(std::size_t index) const {
    const std::lock_guard lock(mutex_);
    if (const auto found = recent_.find(index); found != recent_.end()) return found->second;
    const auto found = old_.find(index);
    return found == old_.end() ? nullptr : found->second;
}

void RecentBlocks::remember(std::size_t index, const Block& block) {
    const std::lock_guard lock(mutex_);
    if (bytes_ > max_bytes_ / 2) {
        old_ = std::move(recent_);
        recent_.clear();
        bytes_ = 0;
    }
    constexpr std::size_t bytes_beside = 100; // about, of an entry
    if (recent_.emplace(index, block).second)
        bytes_ += block->capacity() * sizeof(std::uint16_t) + bytes_beside;
}

} // namespace ai::yahtzee::solve
