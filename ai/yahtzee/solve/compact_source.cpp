#include "ai/yahtzee/solve/compact_source.h"

#include "ai/yahtzee/solve/next_rows.h"
#include "ai/yahtzee/solve/solved_sets.h"
#include "ai/yahtzee/turn/turn_kernel.h"

#include <algorithm>
#include <array>
#include <optional>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

PackedScores scores_in(const Words& block, const CardState& state) {
    return PackedScores(words_in(block, state));
}

// Probabilities that count as zero: far below the resolution of the format.
float negligible_for(const PackedFormat& format) { return format.is_wide ? 1e-7f : 5e-5f; }

std::size_t rounded_up(int lanes) {
    constexpr int register_lanes = ai::yahtzee::turn::max_lanes;
    return static_cast<std::size_t>((lanes + register_lanes - 1) / register_lanes * register_lanes);
}

// The functions of the states of one set of open boxes, at least one, and one state of the Yahtzee
// box, from those of the states that can follow.
class ScoreSolver {
public:
    // Gives the functions of a state, which is a representative().
    using ScoresOf = std::function<PackedScores(const CardState&)>;

    // `totals`: the upper totals that will be asked for. `values` must outlive it.
    ScoreSolver(const Values& values, BoxSet open, bool yahtzee_bonus,
                const std::vector<int>& totals, const PackedFormat& format,
                const ScoresOf& scores_of)
        : values_(values),
          step_(format.step),
          next_(open, yahtzee_bonus, totals),
          scores_(scores_of_each(next_, scores_of)),
          survival_(next_, ranges(&PackedScores::end), 1,
                    [this](std::size_t place, int from, std::span<float> out) {
                        scores_[place].write_survival(from, out);
                    }),
          targets_(next_, ranges(&PackedScores::target_end), step_,
                   [this](std::size_t place, int from, std::span<float> out) {
                       survival_.write(place, from, out);
                       scores_[place].add_excess(from, out);
                   }) {
        targets_.trim(negligible_for(format));
        survival_.trim_rare_as(targets_);
    }

    ScoreFunctions solve(const CardState& state) const {
        const FunctionRange play = survival_.range_of(state);
        const int count = play.end - play.first;
        ScoreFunctions functions;
        functions.first = play.first;
        functions.survival.resize(rounded_up(count));
        survival_.mix(values_, state, play.first, count, functions.survival.data());
        functions.survival.resize(static_cast<std::size_t>(count));

        const FunctionRange best = targets_.range_of(state);
        const int first = best.first / step_ * step_;
        const int target_count = std::max((best.end - first + step_ - 1) / step_, 0);
        functions.target_first = play.first / step_ * step_;
        const auto certain = static_cast<std::size_t>((first - functions.target_first) / step_);
        functions.targets.assign(certain + rounded_up(target_count), 1.0f);
        targets_.solve(values_.rules(), state, first, target_count,
                       functions.targets.data() + certain);
        functions.targets.resize(certain + static_cast<std::size_t>(target_count));
        return functions;
    }

private:
    static std::vector<PackedScores> scores_of_each(const NextStates& states,
                                                    const ScoresOf& scores_of) {
        std::vector<PackedScores> scores;
        for (const CardState& state : states.stored()) scores.push_back(scores_of(state));
        return scores;
    }

    std::vector<FunctionRange> ranges(int (PackedScores::*end)() const) const {
        std::vector<FunctionRange> ranges;
        for (const PackedScores& scores : scores_)
            ranges.push_back({scores.first() + 1, (scores.*end)()});
        return ranges;
    }

    const Values& values_;
    int step_; // points
    NextStates next_;
    std::vector<PackedScores> scores_;
    NextRows survival_;
    NextRows targets_;
};

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

// The words of all states of a set of open boxes, from the blocks of those with one box less.
Words solve_block(const Values& values, BoxSet open, const SolvedSets<Block>& blocks) {
    Words words(slot_words);
    const PackedFormat format = compact_format(open.size()).packed;
    for (const bool bonus : {false, true}) {
        if (bonus && (open.empty() || open.contains(Box::yahtzee))) continue;
        const std::vector<int> totals = stored_totals(open, bonus);
        std::optional<ScoreSolver> solver;
        if (!open.empty())
            solver.emplace(values, open, bonus, totals, format, [&](const CardState& next) {
                return scores_in(*blocks[next.open], next);
            });
        for (const int total : totals) {
            const CardState state{open, total, bonus};
            const ScoreFunctions functions = solver ? solver->solve(state) : ScoreFunctions();
            enter_slot(words, state);
            pack(functions, format, words);
        }
    }
    words.shrink_to_fit();
    return words;
}

} // namespace

CompactFormat compact_format(int open_boxes) {
    if (open_boxes <= max_exact_open_boxes) return {{1, true}, true};
    if (open_boxes < min_coarse_open_boxes) return {{4, false}, false};
    return {{4, false}, true};
}

bool solve_compact_scores(const Values& values, const SolveOptions& options,
                          const KeepBlock& keep) {
    SolvedSets<Block> blocks;
    return for_each_open_set(options, [&](BoxSet open) {
        blocks[open] = std::make_shared<const Words>(solve_block(values, open, blocks));
        if (compact_format(open.size()).is_kept) keep(open, blocks[open]);
        blocks.release_below(open);
    });
}

SharedBlocks solve_score_blocks(const Values& values, const SolveOptions& options) {
    const auto blocks = std::make_shared<BlocksInMemory>();
    const bool done = solve_compact_scores(
        values, options, [&](BoxSet open, const Block& block) { blocks->set(open, block); });
    return done ? blocks : nullptr;
}

namespace {

FutureScores unpacked(const PackedScores& scores) {
    FutureScores future_scores;
    future_scores.target_probabilities.resize(static_cast<std::size_t>(scores.target_end()));
    scores.write_survival(0, future_scores.target_probabilities);
    future_scores.probabilities.assign(future_scores.target_probabilities.begin(),
                                       future_scores.target_probabilities.begin() +
                                           std::min(scores.end(), scores.target_end()));
    take_differences(future_scores.probabilities);
    scores.add_excess(0, future_scores.target_probabilities);
    return future_scores;
}

} // namespace

FutureScores CompactSource::of(const CardState& asked) const {
    const CardState state = representative(asked);
    if (compact_format(state.open.size()).is_kept)
        return unpacked(scores_in(*blocks_->block(state.open), state));
    return unpacked(PackedScores(solved(state)->data()));
}

Block CompactSource::solved(const CardState& state) const {
    const std::size_t index = state_index(state);
    if (auto words = solved_.find(index)) return words;
    const auto words = std::make_shared<const Words>(solve(state));
    solved_.remember(index, words);
    return words;
}

Words CompactSource::solve(const CardState& state) const {
    std::vector<Block> in_use;
    constexpr PackedFormat exact{1, true};
    const ScoreSolver solver(*values_, state.open, state.yahtzee_bonus, {state.upper_total}, exact,
                             [&](const CardState& next) {
                                 if (!compact_format(next.open.size()).is_kept)
                                     return PackedScores(in_use.emplace_back(solved(next))->data());
                                 return scores_in(*in_use.emplace_back(blocks_->block(next.open)),
                                                  next);
                             });
    Words words;
    pack(solver.solve(state), exact, words);
    return words;
}

} // namespace ai::yahtzee::solve
