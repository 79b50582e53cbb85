#include "ai/yahtzee/solve/score_solver.h"

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/turn/turn_kernel.h"
#include "ai/yahtzee/turn/turn_kernels.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "ai/yahtzee/turn/turn_sources.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

// The most that a turn can add, all bonuses in.
int max_points_per_turn(BoxSet open, bool yahtzee_bonus) {
    int max = 0;
    for (const Box box : open)
        max = std::max(max, max_points(box) + (is_upper(box) ? upper_bonus_points : 0));
    return max + (yahtzee_bonus ? yahtzee_bonus_points : 0);
}

} // namespace

NextScores::NextScores(BoxSet open, bool yahtzee_bonus, const std::vector<int>& totals, int step,
                       const ScoresOf& scores_of, float negligible)
    : step_(step), negligible_(negligible), entries_((box_count + 1) * upper_total_count) {
    std::vector<CardState> states;
    for (const int total : totals) states.push_back({open, total, yahtzee_bonus});
    find(states, max_points_per_turn(open, yahtzee_bonus), scores_of);
}

std::size_t NextScores::index_of(Box box, const CardState& next) {
    const bool took_fifty = box == Box::yahtzee && next.yahtzee_bonus;
    return static_cast<std::size_t>((took_fifty ? box_count : index(box)) * upper_total_count +
                                    next.upper_total);
}

// Calls visit(box, transition, is_rare) for the ways to fill a box that lead to different states,
// and for the least and the most points in each box. Rare ones need five of a kind.
template <class Visit>
void NextScores::for_each_way(const CardState& state, Visit visit) const {
    for (const Box box : state.open) {
        visit(box, fill(state, box, 0), false);
        const int most = max_points(box);
        const int step = is_upper(box) ? face_of(box) : most;
        for (int points = step; points <= most; points += step)
            visit(box, fill(state, box, points),
                  box == Box::yahtzee || (is_upper(box) && points == most));
    }
}

void NextScores::find(const std::vector<CardState>& states, int max_points,
                      const ScoresOf& scores_of) {
    struct Row {
        std::size_t index;
        PackedScores scores;
    };
    std::vector<Row> rows;
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> same(entries_.size(), none); // the entry with the same future
    for (const CardState& state : states)
        for_each_way(state, [&](Box box, const Transition& scored, bool) {
            const std::size_t index = index_of(box, scored.next);
            if (same[index] != none) return;
            const CardState stored = representative(scored.next);
            CardState key = stored;
            key.yahtzee_bonus = scored.next.yahtzee_bonus;
            same[index] = index_of(box, key);
            if (same[same[index]] == same[index] && same[index] != index) return;
            same[same[index]] = same[index];
            rows.push_back({same[index], scores_of(stored)});
        });
    int first = std::numeric_limits<int>::max();
    int end = 0;
    for (const Row& row : rows) {
        Entry& entry = entries_[row.index];
        const int play_first = row.scores.first() + 1;
        entry.range = {play_first, row.scores.end(), play_first, row.scores.target_end()};
        first = std::min(first, play_first);
        end = std::max(end, entry.range.target_end);
    }
    // From a lane at `first` as far back as a turn goes, and on to the last lane of a register.
    begin_ = first - max_points - step_;
    const int last = end + max_points + (max_lanes + 1) * step_;
    target_length_ = static_cast<std::size_t>((last - begin_) / step_ + 1);
    length_ = static_cast<std::size_t>(last - begin_ + max_lanes);
    const std::size_t each = length_ + target_length_ * static_cast<std::size_t>(step_);
    numbers_ = std::make_unique_for_overwrite<float[]>(rows.size() * each);
    float* numbers = numbers_.get();
    std::vector<float> work(length_);
    for (const Row& row : rows) {
        Entry& entry = entries_[row.index];
        entry.survival = numbers;
        entry.targets = numbers + length_;
        write(row.scores, entry, work);
        numbers += each;
    }
    for (std::size_t i = 0; i < same.size(); ++i)
        if (same[i] != none && same[i] != i) entries_[i] = entries_[same[i]];
}

void NextScores::write(const PackedScores& scores, Entry& entry, std::vector<float>& work) const {
    const std::span survival(entry.survival, length_);
    scores.write_survival(begin_, survival);
    std::ranges::copy(survival, work.begin());
    scores.add_excess(begin_, work);
    const auto steps = static_cast<std::size_t>(step_);
    for (std::size_t remainder = 0; remainder < steps; ++remainder) {
        float* row = entry.targets + remainder * target_length_;
        for (std::size_t i = 0; i < target_length_; ++i) {
            const std::size_t slot = i * steps + remainder;
            row[i] = slot < length_ ? work[slot] : 0;
        }
    }
    const auto at = [&](int points) { return work[static_cast<std::size_t>(points - begin_)]; };
    Range& range = entry.range;
    while (range.target_first < range.target_end && at(range.target_first) > 1 - negligible_)
        ++range.target_first;
    entry.rare_end = range.target_end;
    while (entry.rare_end > range.target_first &&
           at(entry.rare_end - 1) * five_of_a_kind_probability < negligible_)
        --entry.rare_end;
}

NextScores::Range NextScores::range_of(const CardState& state) const {
    constexpr int highest = std::numeric_limits<int>::max();
    Range all{highest, 0, highest, 0};
    const auto include = [&all](const Entry& next, int points, bool is_rare) {
        const Range& range = next.range;
        const int target_end = is_rare ? next.rare_end : range.target_end;
        all.play_first = std::min(all.play_first, range.play_first + points);
        all.play_end = std::max(all.play_end, std::min(range.play_end, target_end) + points);
        all.target_first = std::min(all.target_first, range.target_first + points);
        all.target_end = std::max(all.target_end, target_end + points);
    };
    for_each_way(state, [&](Box box, const Transition& scored, bool is_rare) {
        const Entry& next = entry(box, scored.next);
        include(next, scored.points, is_rare);
        if (state.yahtzee_bonus) include(next, scored.points + yahtzee_bonus_points, true);
    });
    return all;
}

const float* NextScores::survival(Box box, const CardState& next, int points) const {
    assert(entry(box, next).survival);
    return entry(box, next).survival + (points - begin_);
}

const float* NextScores::targets(Box box, const CardState& next, int points) const {
    assert(entry(box, next).targets);
    const auto slot = static_cast<std::size_t>(points - begin_);
    const auto steps = static_cast<std::size_t>(step_);
    return entry(box, next).targets + slot % steps * target_length_ + slot / steps;
}

namespace {

// Probabilities that count as zero: far below the resolution of the format.
float negligible_for(const PackedFormat& format) { return format.is_wide ? 1e-7f : 5e-5f; }

std::size_t rounded_up(int lanes) {
    return static_cast<std::size_t>((lanes + max_lanes - 1) / max_lanes * max_lanes);
}

} // namespace

ScoreFunctions finished_scores() { return {}; }

ScoreSolver::ScoreSolver(const Values& values, BoxSet open, bool yahtzee_bonus,
                         const std::vector<int>& totals, const PackedFormat& format,
                         const NextScores::ScoresOf& scores_of)
    : values_(values),
      open_(open),
      yahtzee_bonus_(yahtzee_bonus),
      step_(format.step),
      next_(open, yahtzee_bonus, totals, format.step, scores_of, negligible_for(format)) {}

ScoreFunctions ScoreSolver::solve(int upper_total) const {
    const CardState state{open_, upper_total, yahtzee_bonus_};
    const NextScores::Range range = next_.range_of(state);
    ScoreFunctions functions;
    solve_survival(state, range, functions);
    solve_targets(state, range, functions);
    return functions;
}

void ScoreSolver::solve_survival(const CardState& state, const NextScores::Range& range,
                                 ScoreFunctions& functions) const {
    std::vector<WeightedRow> rows;
    for (const EndProbability& end : end_probabilities(values_.turn(state))) {
        const Transition scored = fill(state, end.box, end.points);
        rows.push_back(
            {next_.survival(end.box, scored.next, range.play_first - scored.points - end.bonus),
             static_cast<float>(end.probability)});
    }
    const int count = range.play_end - range.play_first;
    functions.first = range.play_first;
    functions.survival.resize(rounded_up(count));
    supported_turn_kernels().front().mix(rows.data(), static_cast<int>(rows.size()), count,
                                         functions.survival.data());
    functions.survival.resize(static_cast<std::size_t>(count));
}

void ScoreSolver::solve_targets(const CardState& state, const NextScores::Range& range,
                                ScoreFunctions& functions) const {
    const int first = range.target_first / step_ * step_;
    const TurnSources sources =
        turn_sources(values_.rules(), open_, yahtzee_bonus_, [&](Box box, int points, int bonus) {
            const Transition scored = fill(state, box, points);
            return LaneRow{next_.targets(box, scored.next, first - scored.points - bonus), 0};
        });
    const int count = std::max((range.target_end - first + step_ - 1) / step_, 0);
    functions.target_first = range.play_first / step_ * step_;
    const auto certain = static_cast<std::size_t>((first - functions.target_first) / step_);
    functions.targets.assign(certain + rounded_up(count), 1.0f);
    supported_turn_kernels().front().solve(sources, count, functions.targets.data() + certain);
    functions.targets.resize(certain + static_cast<std::size_t>(count));
}

} // namespace ai::yahtzee::solve
