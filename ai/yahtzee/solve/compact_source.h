// A ScoreSource over the compact tables. States with few open boxes are exact, those with many are
// slightly rounded; the states between are solved exactly on demand and cached.

#pragma once

#include "ai/yahtzee/solve/compact_scores.h"
#include "ai/yahtzee/solve/future_scores.h"

#include <memory>
#include <mutex>
#include <unordered_map>

namespace ai::yahtzee::solve {

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
