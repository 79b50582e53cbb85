// A ScoreSource over the compact tables. States with few open boxes are exact, those with many are
// slightly rounded; the states between are solved exactly on demand and cached.

#pragma once

#include "ai/yahtzee/solve/blocks.h"
#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/packed_scores.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"

#include <functional>

namespace ai::yahtzee::solve {

// The compact tables: score distributions and target probabilities of the states with few open
// boxes (at full precision) and of those with many (in bytes, target probabilities at every few
// points). States with a number of open boxes between are not stored; CompactSource solves them on
// demand from those with fewer. About 100 MB in all; takes ten seconds of processor time.

// The format in which the compact tables store states with a given number of open boxes.
struct CompactFormat {
    PackedFormat packed;
    bool is_kept; // whether the tables hold them, or only the solver while it runs
};
inline constexpr int max_exact_open_boxes = 4; // stored as exactly as the full tables
inline constexpr int min_coarse_open_boxes = 7;
CompactFormat compact_format(int open_boxes);

// Solves all states and calls keep() with the block of each set of open boxes that the tables hold,
// from several threads. It holds the PackedScores of the states that are representatives. False if
// it was stopped.
using KeepBlock = std::function<void(core::yahtzee::BoxSet open, const Block& block)>;
bool solve_compact_scores(const Values& values, const SolveOptions& options, const KeepBlock& keep);

// Solves the compact tables in memory. Null if it was stopped.
SharedBlocks solve_score_blocks(const Values& values, const SolveOptions& options = {});

class CompactSource : public ScoreSource {
public:
    // Neither may be null. The cache takes about `max_bytes` at most.
    CompactSource(SharedValues values, SharedBlocks blocks,
                  std::size_t max_bytes = std::size_t{16} << 20)
        : values_(std::move(values)), blocks_(std::move(blocks)), solved_(max_bytes) {}

    FutureScores of(const state::CardState& state) const override;

private:
    Block solved(const state::CardState& state) const;
    Words solve(const state::CardState& state) const;

    SharedValues values_;
    SharedBlocks blocks_;
    mutable RecentBlocks solved_; // by state_index()
};

} // namespace ai::yahtzee::solve
