// The tables by blocks of 16-bit words, one for each set of open boxes: in memory, or read from a
// file (ai/yahtzee/tables).

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "core/yahtzee/box.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

namespace ai::yahtzee::solve {

using Words = std::vector<std::uint16_t>;
using Block = std::shared_ptr<const Words>;

// A block begins with the slot of each state's words, in two words, low word first; 0: there is
// none.
inline constexpr std::size_t slot_words = std::size_t{2} * 2 * state::upper_total_count;
std::size_t slot_of(const state::CardState& state); // the first word of its slot
// Enters that the state's words follow.
void enter_slot(Words& words, const state::CardState& state);
// The words of a state that is in the block.
const std::uint16_t* words_in(const Words& block, const state::CardState& state);

// Several threads may use it at a time.
class Blocks {
public:
    Blocks() = default;
    Blocks(const Blocks&) = delete;
    Blocks& operator=(const Blocks&) = delete;
    virtual ~Blocks() = default;

    // Null for a set that the table doesn't hold. Blocks in a file may throw TableError; see
    // ai/yahtzee/tables/table_file.h.
    virtual Block block(core::yahtzee::BoxSet open) const = 0;
};

using SharedBlocks = std::shared_ptr<const Blocks>;

class BlocksInMemory : public Blocks {
public:
    Block block(core::yahtzee::BoxSet open) const override { return blocks_[open.bits()]; }
    // From several threads, for different sets.
    void set(core::yahtzee::BoxSet open, Block block) { blocks_[open.bits()] = std::move(block); }

private:
    std::array<Block, 1u << core::yahtzee::box_count> blocks_;
};

// The blocks that were used last. Several threads may use it at a time.
class RecentBlocks {
public:
    explicit RecentBlocks(std::size_t max_bytes) : max_bytes_(max_bytes) {} // about

    Block find(std::size_t index) const; // null if it isn't there
    void remember(std::size_t index, const Block& block);

private:
    using Memo = std::unordered_map<std::size_t, Block>;

    std::size_t max_bytes_;
    mutable std::mutex mutex_;
    std::size_t bytes_ = 0; // of recent_
    Memo recent_;
    Memo old_; // replaced by recent_ when that is full
};

} // namespace ai::yahtzee::solve
