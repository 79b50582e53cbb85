#include "ai/yahtzee/theory/utility_solver.h"

#include "ai/yahtzee/theory/first_of.h"
#include "ai/yahtzee/turn/turn_program.h"
#include "ai/yahtzee/win/utility_kernel.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <memory>
#include <mutex>

namespace ai::yahtzee::theory {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::win;
using namespace core::yahtzee;

namespace {

// The totals, all points on the card, that play can reach together with a state, from an empty card
// with any total up to `more`.
struct TotalRange {
    int first;
    int last;

    std::size_t count() const { return static_cast<std::size_t>(last - first + 1); }
};

TotalRange totals_of(const CardState& state, int more) {
    const BoxSet filled = BoxSet::from_bits(BoxSet::all().bits() & ~state.open.bits());
    const bool has_bonus = state.upper_total == upper_bonus_threshold;
    int upper_most = 0;
    int lower_most = 0;
    for (const Box box : filled)
        if (box != Box::yahtzee) (is_upper(box) ? upper_most : lower_most) += max_points(box);
    const int yahtzee = state.yahtzee_bonus ? yahtzee_points : 0;
    const int bonuses = state.yahtzee_bonus ? yahtzee_bonus_points * (filled.size() - 1) : 0;
    const int bonus = has_bonus ? upper_bonus_points : 0;
    return {state.upper_total + bonus + yahtzee, (has_bonus ? upper_most : state.upper_total) +
                                                     bonus + lower_most + yahtzee + bonuses + more};
}

// Results for the states with one set of open boxes and one state of the Yahtzee box, by total.
class Group {
public:
    Group(BoxSet open, bool yahtzee_bonus, int more) {
        std::size_t size = 0;
        for (int upper = 0; upper < upper_total_count; ++upper) {
            const CardState state{open, upper, yahtzee_bonus};
            if (!is_reachable(state)) continue;
            auto& row = rows_[static_cast<std::size_t>(upper)];
            row.totals = totals_of(state, more);
            row.begin = size;
            lane_count_ += row.totals.count();
            size += row.totals.count() + utility_lanes; // whole vectors are read
        }
        utility_.resize(size);
        score_.resize(size);
    }

    TotalRange totals(int upper) const { return rows_[static_cast<std::size_t>(upper)].totals; }
    UtilitySource at(int upper, int total) const {
        const std::size_t i = position(upper, total);
        return {&utility_[i], &score_[i]};
    }
    void set(int upper, int total, double utility, double score) {
        const std::size_t i = position(upper, total);
        utility_[i] = utility;
        score_[i] = static_cast<float>(score);
    }
    std::size_t lane_count() const { return lane_count_; }

private:
    struct Row {
        TotalRange totals{};
        std::size_t begin = 0;
    };

    std::size_t position(int upper, int total) const {
        const Row& row = rows_[static_cast<std::size_t>(upper)];
        assert(row.totals.first <= total && total <= row.totals.last);
        return row.begin + static_cast<std::size_t>(total - row.totals.first);
    }

    std::array<Row, upper_total_count> rows_;
    std::vector<double> utility_;
    std::vector<float> score_;
    std::size_t lane_count_ = 0;
};

class UtilitySolver {
public:
    UtilitySolver(const Values& values, std::span<const double> utility, int more,
                  const SolveOptions& options)
        : values_(values),
          utility_(utility),
          more_(more),
          options_(options),
          groups_(2u << box_count) {
        settled_from_ = static_cast<int>(utility.size());
        while (settled_from_ > 0 &&
               utility[static_cast<std::size_t>(settled_from_ - 1)] == utility.back())
            --settled_from_;
    }

    std::optional<std::vector<UtilityResult>> solve(const CardState& state, int total) {
        SolveOptions how = options_;
        how.progress = {};
        how.within = state.open;
        if (!for_each_open_set(how, [this](BoxSet open) { solve_boxes(open); })) return {};
        std::vector<UtilityResult> results;
        for (int t = total; t <= total + more_; ++t) {
            const UtilitySource source =
                group(state.open, state.yahtzee_bonus).at(state.upper_total, t);
            const auto score = static_cast<double>(*source.score);
            results.push_back({*source.utility - utility_per_point * score, score});
        }
        return results;
    }

private:
    std::unique_ptr<Group>& slot(BoxSet open, bool yahtzee_bonus) {
        return groups_[std::size_t{open.bits()} * 2 + (yahtzee_bonus ? 1 : 0)];
    }
    Group& group(BoxSet open, bool yahtzee_bonus) { return *slot(open, yahtzee_bonus); }

    void solve_boxes(BoxSet open) {
        const auto size = static_cast<std::size_t>(open.size());
        std::call_once(is_begun_[size], [this, size] { forget_layer(size); });
        for (const bool yahtzee_bonus : {false, true}) {
            if (yahtzee_bonus && open.contains(Box::yahtzee)) continue;
            slot(open, yahtzee_bonus) = std::make_unique<Group>(open, yahtzee_bonus, more_);
            open.empty() ? finish(group(open, yahtzee_bonus))
                         : solve_group(open, yahtzee_bonus, group(open, yahtzee_bonus));
            report(group(open, yahtzee_bonus).lane_count());
        }
    }

    // Frees the layer before the last one: a layer needs only the one before it.
    void forget_layer(std::size_t size) {
        if (size < 2) return;
        for (unsigned bits = 0; bits < 1u << box_count; ++bits) {
            const BoxSet open = BoxSet::from_bits(bits);
            if (static_cast<std::size_t>(open.size()) != size - 2) continue;
            for (const bool yahtzee_bonus : {false, true}) slot(open, yahtzee_bonus).reset();
        }
    }

    void report(std::size_t lanes) {
        if (!options_.progress) return;
        constexpr double lanes_from_zero = 166'600'000;
        const double all = lanes_from_zero + static_cast<double>(more_) * reachable_state_count();
        done_ += lanes;
        options_.progress(std::min(1.0, static_cast<double>(done_.load()) / all));
    }

    static void set(Group& group, int upper, int total, double utility, double score) {
        group.set(upper, total, utility + utility_per_point * score, score);
    }

    // All boxes are full.
    void finish(Group& group) {
        for (int upper = 0; upper < upper_total_count; ++upper) {
            const TotalRange totals = group.totals(upper);
            if (totals.last == 0 && upper > 0) continue;
            for (int total = totals.first; total <= totals.last; ++total)
                set(group, upper, total, utility_[static_cast<std::size_t>(total)], total);
        }
    }

    void solve_group(BoxSet open, bool yahtzee_bonus, Group& group) {
        const TurnProgram turn(values_.rules(), open, yahtzee_bonus);
        std::vector<UtilityRow> rows(turn.row_count());
        for (int upper = 0; upper < upper_total_count; ++upper) {
            const CardState state{open, upper, yahtzee_bonus};
            if (is_reachable(state)) solve_state(turn, state, group, rows);
        }
    }

    void solve_state(const TurnProgram& turn, const CardState& state, Group& results,
                     std::vector<UtilityRow>& rows) {
        const TotalRange totals = results.totals(state.upper_total);
        std::vector<UtilitySource> sources = sources_at(turn, state, totals.first);
        int total = totals.first;
        for (; total <= totals.last && total < settled_from_; total += utility_lanes) {
            UtilityRow means;
            run_utility_program(turn, sources.data(), rows.data(), means);
            const int lanes = std::min<int>(utility_lanes, totals.last - total + 1);
            for (int lane = 0; lane < lanes; ++lane) {
                const auto l = static_cast<std::size_t>(lane);
                results.set(state.upper_total, total + lane, means.utility[l], means.score[l]);
            }
            for (UtilitySource& source : sources) {
                source.utility += utility_lanes;
                source.score += utility_lanes;
            }
        }
        // Nothing can be lost any more: points decide.
        const double to_come = total <= totals.last ? values_.points(state) : 0;
        for (; total <= totals.last; ++total)
            set(results, state.upper_total, total, utility_.back(), total + to_come);
    }

    std::vector<UtilitySource> sources_at(const TurnProgram& turn, const CardState& state,
                                          int total) {
        std::vector<UtilitySource> sources;
        for (const auto& [outcome, points] : turn.options()) {
            const auto& [box, box_points] = turn.outcomes()[outcome];
            const Transition scored = fill(state, box, box_points);
            const int upper_bonus = scored.points - box_points;
            sources.push_back(group(scored.next.open, scored.next.yahtzee_bonus)
                                  .at(scored.next.upper_total, total + points + upper_bonus));
        }
        return sources;
    }

    const Values& values_;
    std::span<const double> utility_;
    int more_; // totals above the first
    const SolveOptions& options_;
    int settled_from_; // points; from here on all scores are worth the same
    std::vector<std::unique_ptr<Group>> groups_;
    std::array<std::once_flag, box_count + 1> is_begun_;
    std::atomic<std::size_t> done_ = 0; // lanes
};

} // namespace

std::optional<UtilityResult> maximize_utility(const Values& values, std::span<const double> utility,
                                              const CardState& state, int total,
                                              const SolveOptions& options) {
    const auto results = maximize_utilities(values, utility, state, total, 0, options);
    return results ? std::optional(results->front()) : std::nullopt;
}

std::optional<std::vector<UtilityResult>>
maximize_utilities(const Values& values, std::span<const double> utility, const CardState& state,
                   int total, int more, const SolveOptions& options) {
    assert(static_cast<int>(utility.size()) > max_final_score + more);
    return UtilitySolver(values, utility, more, options).solve(state, total);
}

} // namespace ai::yahtzee::theory
