#include "ai/yahtzee/solve/compact_source.h"

#include "ai/yahtzee/solve/score_solver.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

// A block begins with the slot of each state's words, in two words, low word first; 0: none.
constexpr std::size_t slot_words = std::size_t{2} * 2 * upper_total_count;

std::size_t slot_of(const CardState& state) {
    return static_cast<std::size_t>((state.yahtzee_bonus ? upper_total_count : 0) +
                                    state.upper_total) *
           2;
}

// The upper totals that stand for all that play can reach.
std::vector<int> stored_totals(BoxSet open, bool yahtzee_bonus) {
    std::array<bool, upper_total_count> is_stored{};
    for (int total = 0; total < upper_total_count; ++total)
        if (const CardState state{open, total, yahtzee_bonus}; is_reachable(state))
            is_stored[static_cast<std::size_t>(representative(state).upper_total)] = true;
    std::vector<int> totals;
    for (int total = 0; total < upper_total_count; ++total)
        if (is_stored[static_cast<std::size_t>(total)]) totals.push_back(total);
    return totals;
}

class CompactInduction {
public:
    CompactInduction(const Values& values, const KeepBlock& keep)
        : values_(values), keep_(keep), blocks_(1u << box_count), to_come_(1u << box_count) {
        for (unsigned bits = 0; bits < to_come_.size(); ++bits)
            to_come_[bits] = box_count - BoxSet::from_bits(bits).size();
    }

    void solve(BoxSet open) {
        const CompactFormat format = compact_format(open.size());
        std::vector<std::uint16_t> words(slot_words);
        for (const bool bonus : {false, true})
            if (!bonus || !(open.empty() || open.contains(Box::yahtzee)))
                solve_group(open, bonus, format.packed, words);
        words.shrink_to_fit();
        const auto block = std::make_shared<const ScoreBlock>(std::move(words));
        blocks_[open.bits()] = block;
        if (format.is_kept) keep_(open, block);
        for (const Box box : open) release(open.without(box));
    }

private:
    void solve_group(BoxSet open, bool bonus, const PackedFormat& format,
                     std::vector<std::uint16_t>& words) {
        const std::vector<int> totals = stored_totals(open, bonus);
        const auto enter = [&](int total, const ScoreFunctions& functions) {
            const std::size_t slot = slot_of({open, total, bonus});
            words[slot] = static_cast<std::uint16_t>(words.size() & 0xffff);
            words[slot + 1] = static_cast<std::uint16_t>(words.size() >> 16);
            pack(functions, format, words);
        };
        if (open.empty()) {
            for (const int total : totals) enter(total, finished_scores());
            return;
        }
        const ScoreSolver solver(
            values_, open, bonus, totals, format,
            [this](const CardState& next) { return scores_in(*blocks_[next.open.bits()], next); });
        for (const int total : totals) enter(total, solver.solve(total));
    }

    // A set whose larger sets are all solved is not needed any more.
    void release(BoxSet done) {
        if (--to_come_[done.bits()] == 0) blocks_[done.bits()].reset();
    }

    const Values& values_;
    const KeepBlock& keep_;
    std::vector<SharedScoreBlock> blocks_;
    std::vector<std::atomic<int>> to_come_;
};

} // namespace

CompactFormat compact_format(int open_boxes) {
    if (open_boxes <= max_exact_open_boxes) return {{1, true}, true};
    if (open_boxes < min_coarse_open_boxes) return {{4, false}, false};
    return {{4, false}, true};
}

PackedScores scores_in(const ScoreBlock& block, const CardState& state) {
    const std::size_t slot = slot_of(state);
    const std::size_t begin = block[slot] | static_cast<std::size_t>(block[slot + 1]) << 16;
    assert(begin != 0);
    return PackedScores(block.data() + begin);
}

bool solve_compact_scores(const Values& values, const SolveOptions& options,
                          const KeepBlock& keep) {
    CompactInduction induction(values, keep);
    return for_each_open_set(options, [&induction](BoxSet open) { induction.solve(open); });
}

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
