#include "ai/yahtzee/solve/compact_scores.h"

#include "ai/yahtzee/solve/score_solver.h"

#include <atomic>
#include <cassert>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

// A block begins with the slot of each state's words, in two words, low word first; 0: none.
constexpr std::size_t place_words = std::size_t{2} * 2 * upper_total_count;

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
        std::vector<std::uint16_t> words(place_words);
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

} // namespace ai::yahtzee::solve
