#include "ai/yahtzee/solve/next_rows.h"

#include "ai/yahtzee/turn/turn_kernels.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "ai/yahtzee/turn/turn_sources.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

// An upper bound of the probability of five of a kind in a turn, 0.0460 if only that is tried.
constexpr float five_of_a_kind_probability = 0.0461f;

int max_points_per_turn(BoxSet open, bool yahtzee_bonus) {
    int max = 0;
    for (const Box box : open)
        max = std::max(max, max_points(box) + (is_upper(box) ? upper_bonus_points : 0));
    return max + (yahtzee_bonus ? yahtzee_bonus_points : 0);
}

// Calls visit(box, transition, is_rare) for the ways to fill a box that lead to different states,
// and for the least and the most points in each box. Rare ones need five of a kind.
template <class Visit>
void for_each_way(const CardState& state, Visit visit) {
    for (const Box box : state.open) {
        visit(box, fill(state, box, 0), false);
        const int most = max_points(box);
        const int step = is_upper(box) ? face_of(box) : most;
        for (int points = step; points <= most; points += step)
            visit(box, fill(state, box, points),
                  box == Box::yahtzee || (is_upper(box) && points == most));
    }
}

} // namespace

NextStates::NextStates(BoxSet open, bool yahtzee_bonus, const std::vector<int>& totals)
    : max_points_(max_points_per_turn(open, yahtzee_bonus)) {
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    places_.assign((box_count + 1) * upper_total_count, none);
    std::unordered_map<std::size_t, std::size_t> known; // places by state_index()
    for (const int total : totals)
        for_each_way({open, total, yahtzee_bonus}, [&](Box box, const Transition& scored, bool) {
            std::size_t& place = places_[index_of(box, scored.next)];
            if (place != none) return;
            const CardState stored = representative(scored.next);
            const auto [entry, is_new] = known.emplace(state_index(stored), stored_.size());
            place = entry->second;
            if (is_new) stored_.push_back(stored);
        });
}

std::size_t NextStates::index_of(Box box, const CardState& next) {
    const bool took_fifty = box == Box::yahtzee && next.yahtzee_bonus;
    return static_cast<std::size_t>((took_fifty ? box_count : index(box)) * upper_total_count +
                                    next.upper_total);
}

NextRows::NextRows(const NextStates& states, const std::vector<FunctionRange>& ranges, int step,
                   const Write& write)
    : states_(states), step_(step) {
    int first = std::numeric_limits<int>::max();
    int end = 0;
    for (const FunctionRange& range : ranges) {
        first = std::min(first, range.first);
        end = std::max(end, range.end);
    }
    // The kernels read a turn's points before `first`, and a register of lanes beyond `end`.
    begin_ = first - states.max_points() - step;
    const int last = end + states.max_points() + (max_lanes + 1) * step;
    const auto steps = static_cast<std::size_t>(step);
    length_ = static_cast<std::size_t>(last - begin_) / steps + 1;
    numbers_ = std::make_unique_for_overwrite<float[]>(ranges.size() * length_ * steps);
    float* numbers = numbers_.get();
    std::vector<float> all(length_ * steps); // points
    for (std::size_t place = 0; place < ranges.size(); ++place) {
        rows_.push_back({ranges[place], ranges[place].end, numbers});
        if (steps == 1) {
            write(place, begin_, {numbers, length_});
            numbers += length_;
            continue;
        }
        write(place, begin_, all);
        for (std::size_t remainder = 0; remainder < steps; ++remainder)
            for (std::size_t i = 0; i < length_; ++i) *numbers++ = all[i * steps + remainder];
    }
}

const float* NextRows::numbers(const Row& row, int points) const {
    const auto slot = static_cast<std::size_t>(points - begin_);
    const auto steps = static_cast<std::size_t>(step_);
    return row.numbers + slot % steps * length_ + slot / steps;
}

void NextRows::trim(float negligible) {
    for (Row& row : rows_) {
        FunctionRange& range = row.range;
        const auto is_sure = [&](int number) { return *numbers(row, number) > 1 - negligible; };
        while (range.first < range.end && is_sure(range.first)) ++range.first;
        row.rare_end = range.end;
        while (row.rare_end > range.first &&
               *numbers(row, row.rare_end - 1) * five_of_a_kind_probability < negligible)
            --row.rare_end;
    }
}

void NextRows::trim_rare_as(const NextRows& greater) {
    for (std::size_t place = 0; place < rows_.size(); ++place)
        rows_[place].rare_end = std::min(rows_[place].range.end, greater.rows_[place].rare_end);
}

void NextRows::write(std::size_t place, int from, std::span<float> out) const {
    const auto begin = std::fill_n(out.begin(), begin_ - from, 1.0f);
    const auto count = std::min(length_, static_cast<std::size_t>(out.end() - begin));
    std::fill(std::copy_n(rows_[place].numbers, count, begin), out.end(), 0.0f);
}

FunctionRange NextRows::range_of(const CardState& state) const {
    FunctionRange all{std::numeric_limits<int>::max(), 0};
    const auto include = [&all](const Row& next, int points, bool is_rare) {
        all.first = std::min(all.first, next.range.first + points);
        all.end = std::max(all.end, (is_rare ? next.rare_end : next.range.end) + points);
    };
    for_each_way(state, [&](Box box, const Transition& scored, bool is_rare) {
        const Row& next = row(box, scored.next);
        include(next, scored.points, is_rare);
        if (state.yahtzee_bonus) include(next, scored.points + yahtzee_bonus_points, true);
    });
    return all;
}

void NextRows::mix(const Values& values, const CardState& state, int first, int count,
                   float* out) const {
    std::vector<WeightedRow> rows;
    for (const EndProbability& end : end_probabilities(values.turn(state))) {
        const Transition scored = fill(state, end.box, end.points);
        rows.push_back({numbers(row(end.box, scored.next), first - scored.points - end.bonus),
                        static_cast<float>(end.probability)});
    }
    supported_turn_kernels().front().mix(rows.data(), static_cast<int>(rows.size()), count, out);
}

// A choice that scores points needs as many fewer from the next state.
void NextRows::solve(Rules rules, const CardState& state, int first, int count, float* out) const {
    const TurnSources sources =
        turn_sources(rules, state.open, state.yahtzee_bonus, [&](Box box, int points, int bonus) {
            const Transition scored = fill(state, box, points);
            return LaneRow{numbers(row(box, scored.next), first - scored.points - bonus), 0};
        });
    supported_turn_kernels().front().solve(sources, count, out);
}

} // namespace ai::yahtzee::solve
