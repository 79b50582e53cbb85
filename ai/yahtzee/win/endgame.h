// Exact play over both cards near the end of a game for two: the probability to win plus half that
// of a tie, when both players maximise their own. Backward induction over pairs of states with a
// memo, for 32 margins between the players side by side; only margins that play can lead to are
// computed. Takes milliseconds with three open boxes per card, tens of milliseconds with four.

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/turn_program.h"
#include "core/yahtzee/rules.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace ai::yahtzee::win {

// A probability as a function of the margin (points ahead): 0 below a range of margins, 1 above it.
// Within the range it is computed block by block, on demand.
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
            if (!known_[slot_of(first)]) fill(first);
    }

    void set(int first, const Block& values) {
        assert(first_ <= first && first < end_ && first % block_size == 0);
        std::ranges::copy(values, padded_.begin() + padding + (first - first_));
        known_[slot_of(first)] = true;
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
    std::size_t slot_of(int first) const {
        return static_cast<std::size_t>((first - first_) / block_size);
    }

    int first_; // margin; multiples of block_size
    int end_;
    std::vector<bool> known_; // by block
    std::vector<float> padded_;
};

// Thrown when a computation is stopped before it has a result.
struct Stopped {};

// Caches results, so one is used by one thread at a time. Once `stop` is requested, every call that
// has to compute something throws Stopped.
class Endgame {
public:
    static constexpr std::size_t default_max_bytes = std::size_t{16} << 20;

    explicit Endgame(core::yahtzee::Rules rules, std::size_t max_bytes = default_max_bytes,
                     std::stop_token stop = {});

    core::yahtzee::Rules rules() const { return rules_; }

    // Before the mover's first roll: the probability that the waiting player wins, plus half that
    // of a tie. `margin`: points that he is ahead, bonuses included.
    double probability_of_waiting(const state::CardState& mover, const state::CardState& waiting,
                                  int margin);

    // The same for the mover, who is `margin` points ahead.
    double probability_of_mover(const state::CardState& mover, const state::CardState& waiting,
                                int margin) {
        return 1 - probability_of_waiting(mover, waiting, -margin);
    }

    // The number of blocks of margins computed so far, over all pairs of states.
    std::size_t solved_count() const { return solved_count_; }

private:
    struct Pair;

    // The result of an outcome of the mover's turn (or, if his card is full, of his passing): the
    // pair in which he waits, and the upper bonus that he earned.
    struct Next {
        Pair* pair;
        int upper_bonus;
    };

    struct Pair {
        state::CardState mover, waiting;
        MarginCurve curve;            // of the waiting player
        std::vector<Next> nexts = {}; // by outcome; empty until they are needed
    };

    Pair& find(const state::CardState& mover, const state::CardState& waiting);
    void want(Pair& pair, int margin, int count);
    void solve(Pair& pair, int first);
    void find_nexts(Pair& pair);
    // The mover's probability for the margins from `first` on.
    MarginCurve::Block play(const Pair& pair, int first);
    MarginCurve::Block pass(const Pair& pair, int first);

    core::yahtzee::Rules rules_;
    std::size_t max_bytes_;
    std::stop_token stop_;
    std::size_t bytes_ = 0; // of pairs_
    std::size_t solved_count_ = 0;
    std::unordered_map<std::uint64_t, Pair> pairs_; // emptied when they take too much
    std::vector<turn::TurnProgram::Lanes> rows_;    // work space, as worth_ is
    std::vector<const float*> worth_;
};

} // namespace ai::yahtzee::win
