#include "ai/yahtzee/solve/compact_source.h"

#include "ai/yahtzee/solve/score_solver.h"

#include <algorithm>
#include <array>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

class BlocksInMemory : public ScoreBlocks {
public:
    SharedScoreBlock block(BoxSet open) const override { return blocks_[open.bits()]; }
    void set(BoxSet open, const SharedScoreBlock& block) { blocks_[open.bits()] = block; }

private:
    std::array<SharedScoreBlock, 1u << box_count> blocks_;
};

FutureScores unpacked(const PackedScores& scores) {
    FutureScores future_scores;
    future_scores.target_probabilities.resize(static_cast<std::size_t>(scores.target_end()));
    scores.write_survival(0, future_scores.target_probabilities);
    future_scores.probabilities.assign(future_scores.target_probabilities.begin(),
                                       future_scores.target_probabilities.begin() +
                                           std::min(scores.end(), scores.target_end()));
    for (std::size_t points = 0; points + 1 < future_scores.probabilities.size(); ++points)
        future_scores.probabilities[points] -= future_scores.probabilities[points + 1];
    scores.add_excess(0, future_scores.target_probabilities);
    return future_scores;
}

} // namespace

std::shared_ptr<const ScoreBlocks> solve_score_blocks(const Values& values,
                                                      const SolveOptions& options) {
    const auto blocks = std::make_shared<BlocksInMemory>();
    const bool done =
        solve_compact_scores(values, options, [&](BoxSet open, const SharedScoreBlock& block) {
            blocks->set(open, block);
        });
    return done ? blocks : nullptr;
}

CompactSource::CompactSource(SharedValues values, std::shared_ptr<const ScoreBlocks> blocks,
                             std::size_t max_bytes)
    : values_(std::move(values)), blocks_(std::move(blocks)), max_bytes_(max_bytes) {}

FutureScores CompactSource::of(const CardState& asked) const {
    const CardState state = representative(asked);
    if (compact_format(state.open.size()).is_kept)
        return unpacked(scores_in(*blocks_->block(state.open), state));
    return unpacked(PackedScores(solved(state)->data()));
}

CompactSource::SharedWords CompactSource::solved(const CardState& state) const {
    const std::size_t index = state_index(state);
    if (auto words = find(index)) return words;
    SharedWords words = solve(state);
    remember(index, words);
    return words;
}

CompactSource::SharedWords CompactSource::solve(const CardState& state) const {
    std::vector<SharedScoreBlock> blocks; // in use
    std::vector<SharedWords> solved_ones;
    const auto scores_of = [&](const CardState& next) {
        if (!compact_format(next.open.size()).is_kept)
            return PackedScores(solved_ones.emplace_back(solved(next))->data());
        return scores_in(*blocks.emplace_back(blocks_->block(next.open)), next);
    };
    constexpr PackedFormat exact{1, true};
    const ScoreSolver solver(*values_, state.open, state.yahtzee_bonus, {state.upper_total}, exact,
                             scores_of);
    auto words = std::make_shared<std::vector<std::uint16_t>>();
    pack(solver.solve(state.upper_total), exact, *words);
    return words;
}

CompactSource::SharedWords CompactSource::find(std::size_t index) const {
    const std::lock_guard lock(mutex_);
    if (const auto found = recent_.find(index); found != recent_.end()) return found->second;
    const auto found = old_.find(index);
    return found == old_.end() ? nullptr : found->second;
}

void CompactSource::remember(std::size_t index, const SharedWords& words) const {
    const std::lock_guard lock(mutex_);
    if (bytes_ > max_bytes_ / 2) {
        old_ = std::move(recent_);
        recent_.clear();
        bytes_ = 0;
    }
    if (recent_.emplace(index, words).second)
        bytes_ += words->capacity() * sizeof(std::uint16_t) + 100;
}

} // namespace ai::yahtzee::solve
