#include "ai/yahtzee/solve/score_distributions.h"

#include "ai/yahtzee/turn/turn_kernel.h"
#include "ai/yahtzee/turn/turn_kernels.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "ai/yahtzee/turn/turn_sources.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

double ScoreDistribution::total() const {
    return std::accumulate(probabilities_.begin(), probabilities_.end(), 0.0);
}

double ScoreDistribution::mean() const {
    double sum = 0;
    for (std::size_t s = 0; s < probabilities_.size(); ++s)
        sum += static_cast<double>(s) * probabilities_[s];
    return sum;
}

double ScoreDistribution::deviation() const {
    const double centre = mean();
    double sum = 0;
    for (std::size_t s = 0; s < probabilities_.size(); ++s) {
        const double off = static_cast<double>(s) - centre;
        sum += off * off * probabilities_[s];
    }
    return std::sqrt(sum);
}

int ScoreDistribution::quantile(double probability) const {
    double sum = 0;
    for (std::size_t s = 0; s < probabilities_.size(); ++s) {
        sum += probabilities_[s];
        if (sum >= probability) return static_cast<int>(s);
    }
    return static_cast<int>(probabilities_.size()) - 1;
}

namespace {

// About the resolution of single precision near one.
constexpr float certain_from = 1 - 2e-7f;

// The most that scoring in the box can bring, the upper bonus not counted.
int max_points_now(Box box, bool yahtzee_bonus) {
    return max_points(box) + (yahtzee_bonus ? yahtzee_bonus_points : 0);
}

std::size_t slot_of(bool yahtzee_bonus, int upper_total) {
    return static_cast<std::size_t>((yahtzee_bonus ? upper_total_count : 0) + upper_total);
}

} // namespace

void WorkingFunctions::enter(bool yahtzee_bonus, int upper_total, int first,
                             std::span<const float> probabilities, float negligible) {
    const auto begin =
        std::ranges::find_if(probabilities, [](float p) { return p < certain_from; });
    const auto end =
        std::find_if(begin, probabilities.end(), [negligible](float p) { return p < negligible; });
    entries_[slot_of(yahtzee_bonus, upper_total)] = {
        values_.size(), first + static_cast<int>(begin - probabilities.begin()),
        static_cast<int>(end - begin)};
    values_.insert(values_.end(), begin, end);
}

WorkingFunction WorkingFunctions::function(bool yahtzee_bonus, int upper_total) const {
    const Entry& entry = entries_[slot_of(yahtzee_bonus, upper_total)];
    return {entry.first, {values_.data() + entry.begin, static_cast<std::size_t>(entry.size)}};
}

NextFunctions::NextFunctions(BoxSet open, bool yahtzee_bonus, const FunctionsOf& functions_of,
                             float negligible)
    : entries_((box_count + 1) * upper_total_count) {
    find_functions(open, yahtzee_bonus, functions_of);
    int most = 0;
    for (const Box box : open) most = std::max(most, max_points_now(box, yahtzee_bonus));
    write_rows(most + upper_bonus_points);
    if (yahtzee_bonus) find_joker_ends(negligible);
}

std::size_t NextFunctions::slot(Box box, const CardState& next) {
    const bool took_fifty = box == Box::yahtzee && next.yahtzee_bonus;
    return static_cast<std::size_t>((took_fifty ? box_count : index(box)) * upper_total_count +
                                    next.upper_total);
}

void NextFunctions::find_functions(BoxSet open, bool yahtzee_bonus,
                                   const FunctionsOf& functions_of) {
    for (const Box box : open) {
        const WorkingFunctions& functions = functions_of(open.without(box));
        for (const bool bonus : {false, true}) {
            if (box != Box::yahtzee && bonus != yahtzee_bonus) continue;
            for (int total = 0; total < upper_total_count; ++total)
                if (const CardState next{open.without(box), total, bonus}; is_reachable(next))
                    entries_[slot(box, next)].function = functions.function(bonus, total);
        }
    }
}

void NextFunctions::write_rows(int max_points) {
    int first = std::numeric_limits<int>::max();
    int end = 0;
    std::size_t rows = 0;
    for (const Entry& entry : entries_) {
        if (!entry.function) continue;
        first = std::min(first, entry.function->first);
        end = std::max(end, entry.function->end());
        ++rows;
    }
    // From a lane at `first` as far back as a turn goes, and on to the last lane
    // of a register.
    begin_ = first - max_points;
    const int length = end + max_points + max_lanes - begin_;
    numbers_ = std::make_unique_for_overwrite<float[]>(rows * static_cast<std::size_t>(length));
    float* row = numbers_.get();
    for (Entry& entry : entries_) {
        if (!entry.function) continue;
        float* const falling = std::fill_n(row, entry.function->first - begin_, 1.0f);
        float* const rest = std::ranges::copy(entry.function->probabilities, falling).out;
        std::fill(rest, row + length, 0.0f);
        entry.row = row;
        row += length;
    }
}

void NextFunctions::find_joker_ends(float negligible) {
    for (Entry& entry : entries_) {
        if (!entry.function) continue;
        const auto end =
            std::ranges::find_if(entry.function->probabilities, [negligible](float probability) {
                return probability * five_of_a_kind_probability < negligible;
            });
        entry.joker_end =
            entry.function->first + static_cast<int>(end - entry.function->probabilities.begin());
    }
}

NextFunctions::Range NextFunctions::range_of(const CardState& state) const {
    int first = std::numeric_limits<int>::max();
    int end = 0;
    const auto consider = [&](Box box, int points) {
        const Transition scored = fill(state, box, points);
        const Entry& next = entry(box, scored.next);
        first = std::min(first, next.function->first + scored.points);
        end = std::max(end, next.function->end() + scored.points);
        if (state.yahtzee_bonus)
            end = std::max(end, next.joker_end + scored.points + yahtzee_bonus_points);
    };
    for (const Box box : state.open) {
        consider(box, 0);
        const int step = is_upper(box) ? face_of(box) : max_points(box);
        for (int points = step; points <= max_points(box); points += step) consider(box, points);
    }
    return {first, end - first};
}

namespace {

class SurvivalTableInMemory : public SurvivalTable {
public:
    SurvivalBlock block(BoxSet open) const override { return blocks_[open.bits()]; }

    void set_block(BoxSet open, std::vector<std::uint16_t> block) {
        blocks_[open.bits()] = std::make_shared<const std::vector<std::uint16_t>>(std::move(block));
    }

private:
    std::array<SurvivalBlock, 1u << box_count> blocks_;
};

class SurvivalInduction {
public:
    SurvivalInduction(float negligible, const StartGroup& start_group)
        : negligible_(negligible),
          start_group_(start_group),
          working_(1u << box_count),
          to_come_(1u << box_count),
          table_(std::make_shared<SurvivalTableInMemory>()) {
        for (unsigned bits = 0; bits < to_come_.size(); ++bits)
            to_come_[bits] = box_count - BoxSet::from_bits(bits).size();
    }

    void solve(BoxSet open) {
        SurvivalBlockBuilder block;
        for (const bool bonus : {false, true})
            if (!bonus || !open.contains(Box::yahtzee)) solve_group(open, bonus, block);
        working_[open.bits()].finish();
        table_->set_block(open, std::move(block).finish());
        for (const Box box : open) release(open.without(box));
    }

    std::shared_ptr<const SurvivalTable> table() const { return table_; }

private:
    void solve_group(BoxSet open, bool bonus, SurvivalBlockBuilder& block) {
        WorkingFunctions& mine = working_[open.bits()];
        if (open.empty()) {
            for (int total = 0; total < upper_total_count; ++total)
                block.enter(bonus, total, 1, {});
            return; // and empty functions are what it has
        }
        const NextFunctions next(
            open, bonus,
            [this](BoxSet boxes) -> const WorkingFunctions& { return working_[boxes.bits()]; },
            negligible_);
        const SolveSurvival solve_survival = start_group_(open, bonus);
        std::vector<float> probabilities;
        for (int total = 0; total < upper_total_count; ++total) {
            const CardState state{open, total, bonus};
            if (!is_reachable(state)) continue;
            const NextFunctions::Range range = next.range_of(state);
            const auto count = static_cast<std::size_t>(range.count);
            probabilities.resize(count + max_lanes);
            solve_survival(state, next, range, probabilities.data());
            mine.enter(bonus, total, range.first, {probabilities.data(), count}, negligible_);
            const WorkingFunction function = mine.function(bonus, total);
            block.enter(bonus, total, function.first, function.probabilities);
        }
    }

    // A set whose larger sets are all solved is not needed any more.
    void release(BoxSet done) {
        if (--to_come_[done.bits()] == 0) working_[done.bits()].clear();
    }

    float negligible_;
    const StartGroup& start_group_;
    std::vector<WorkingFunctions> working_;
    std::vector<std::atomic<int>> to_come_;
    std::shared_ptr<SurvivalTableInMemory> table_;
};

} // namespace

std::shared_ptr<const SurvivalTable>
solve_survival_table(const SolveOptions& options, float negligible, const StartGroup& start_group) {
    SurvivalInduction induction(negligible, start_group);
    const bool done =
        for_each_open_set(options, [&induction](BoxSet open) { induction.solve(open); });
    return done ? induction.table() : nullptr;
}

namespace {

// Over all points and turns this adds up to much less than a thousandth of a
// point.
constexpr float negligible_outcome = 1e-9f;

} // namespace

SharedScoreDistributions solve_score_distributions(const Values& values,
                                                   const SolveOptions& options) {
    const MixFunction mix = supported_turn_kernels().front().mix;
    const SolveSurvival solve_survival = [&values,
                                          mix](const CardState& state, const NextFunctions& next,
                                               NextFunctions::Range range, float* probabilities) {
        std::vector<WeightedRow> rows;
        for (const EndProbability& end : end_probabilities(values.turn(state))) {
            const Transition scored = fill(state, end.box, end.points);
            const int points_left = range.first - scored.points - end.bonus;
            rows.push_back({next.from(end.box, scored.next, points_left),
                            static_cast<float>(end.probability)});
        }
        mix(rows.data(), static_cast<int>(rows.size()), range.count, probabilities);
    };
    const auto start_group = [&solve_survival](BoxSet, bool) { return solve_survival; };
    const auto table = solve_survival_table(options, negligible_outcome, start_group);
    return table ? std::make_shared<const ScoreDistributions>(table) : nullptr;
}

namespace {

// A hundredth of the resolution of the fixed point of a survival function.
constexpr float negligible_target = 1e-7f;

} // namespace

SharedTargetProbabilities solve_target_probabilities(Rules rules, const SolveOptions& options) {
    const TurnFunction solve_turn = supported_turn_kernels().front().solve;
    // Lanes are points needed: what is scored is a step back along the next
    // state's function.
    const SolveSurvival solve_survival =
        [rules, solve_turn](const CardState& state, const NextFunctions& next,
                            NextFunctions::Range range, float* probabilities) {
            const TurnSources sources = turn_sources(
                rules, state.open, state.yahtzee_bonus, [&](Box box, int points, int bonus) {
                    const Transition scored = fill(state, box, points);
                    const int points_left = range.first - scored.points - bonus;
                    return LaneRow{next.from(box, scored.next, points_left), 0};
                });
            solve_turn(sources, range.count, probabilities);
        };
    const auto table = solve_survival_table(
        options, negligible_target, [&solve_survival](BoxSet, bool) { return solve_survival; });
    return table ? std::make_shared<const TargetProbabilities>(table) : nullptr;
}

} // namespace ai::yahtzee::solve
