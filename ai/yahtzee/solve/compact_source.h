// A ScoreSource over the compact tables. States with few open boxes are exact, those with many are
// slightly rounded; the states between are solved exactly on demand and cached.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/packed_scores.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

namespace ai::yahtzee::solve {

// The compact tables: score distributions and target probabilities of the states with few open
// boxes (at full precision) and of those with many (in bytes, target probabilities at every few
// points). States with a number of open boxes between are not stored; compact_source.h solves them
// on demand from those with fewer. About 100 MB in all; takes ten seconds of processor time.

// The format in which the compact tables store states with a given number of open boxes.
struct CompactFormat {
    PackedFormat packed;
    bool is_kept; // whether the tables hold them, or only the solver while it runs
};
inline constexpr int max_exact_open_boxes = 4; // stored as exactly as the full tables
inline constexpr int min_coarse_open_boxes = 7;
CompactFormat compact_format(int open_boxes);

// The functions of all states of one set of open boxes.
using ScoreBlock = std::vector<std::uint16_t>;
using SharedScoreBlock = std::shared_ptr<const ScoreBlock>;

// The functions of a state, which must be a representative(), as a view of the block.
PackedScores scores_in(const ScoreBlock& block, const state::CardState& state);

// Solves all states and calls keep() with the block of each set of open boxes that the tables hold,
// from several threads. False if it was stopped.
using KeepBlock = std::function<void(core::yahtzee::BoxSet open, const SharedScoreBlock& block)>;
bool solve_compact_scores(const Values& values, const SolveOptions& options, const KeepBlock& keep);

// The blocks of the compact tables, in memory or in a file. Several threads may use it at a time.
class ScoreBlocks {
public:
    virtual ~ScoreBlocks() = default;

    // The block of a set of open boxes that the tables hold. Blocks in a file may throw; see
    // ai/yahtzee/tables/table_file.h.
    virtual SharedScoreBlock block(core::yahtzee::BoxSet open) const = 0;
};

// Solves the compact tables in memory. Null if it was stopped.
std::shared_ptr<const ScoreBlocks> solve_score_blocks(const Values& values,
                                                      const SolveOptions& options = {});

class CompactSource : public ScoreSource {
public:
    // Neither may be null. The cache takes about `max_bytes` at most.
    CompactSource(SharedValues values, std::shared_ptr<const ScoreBlocks> blocks,
                  std::size_t max_bytes = std::size_t{16} << 20);

    FutureScores of(const state::CardState& state) const override;

private:
    using SharedWords = std::shared_ptr<const std::vector<std::uint16_t>>;
    using Memo = std::unordered_map<std::size_t, SharedWords>; // by state_index()

    SharedWords solved(const state::CardState& state) const;
    SharedWords solve(const state::CardState& state) const;
    SharedWords find(std::size_t index) const;
    void remember(std::size_t index, const SharedWords& words) const;

    SharedValues values_;
    std::shared_ptr<const ScoreBlocks> blocks_;
    std::size_t max_bytes_;
    mutable std::mutex mutex_;
    mutable std::size_t bytes_ = 0; // of recent_
    mutable Memo recent_;
    mutable Memo old_; // replaced by recent_ when that is full
};

} // namespace ai::yahtzee::solve
