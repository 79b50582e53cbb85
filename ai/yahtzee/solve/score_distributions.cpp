#include "ai/yahtzee/solve/score_distributions.h"

#include "ai/yahtzee/solve/next_rows.h"
#include "ai/yahtzee/solve/solved_sets.h"
#include "ai/yahtzee/turn/turn_kernel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <span>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
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

// A survival function in single precision: 1 below `first`, 0 from first + probabilities.size() on.
struct WorkingFunction {
    int first = 1; // points
    std::vector<float> probabilities = {};

    // Leaves out probabilities of 1 at the start and those below `negligible` at the end.
    WorkingFunction(int points, std::span<const float> all, float negligible) {
        const auto begin = std::ranges::find_if(all, [](float p) { return p < certain_from; });
        const auto last =
            std::find_if(begin, all.end(), [negligible](float p) { return p < negligible; });
        first = points + static_cast<int>(begin - all.begin());
        probabilities.assign(begin, last);
    }
    WorkingFunction() = default;

    int end() const { return first + static_cast<int>(probabilities.size()); }

    void write(int from, std::span<float> out) const {
        float* const falling = std::fill_n(out.data(), first - from, 1.0f);
        float* const rest = std::ranges::copy(probabilities, falling).out;
        std::fill(rest, out.data() + out.size(), 0.0f);
    }
};

// The functions of one set of open boxes, by upper total and by whether the Yahtzee box holds 50.
using WorkingFunctions = std::array<std::vector<WorkingFunction>, 2>;

// NextRows::mix() or solve().
using SolveSurvival = std::function<void(const NextRows& next, const CardState& state, int first,
                                         int count, float* out)>;

// Solves a survival function for every state, from finished cards back to the first turn: the
// common part of score distributions and target probabilities. While it runs it holds the functions
// of the last sizes of open sets in single precision; the table is in fixed point. Probabilities
// below `negligible` count as zero.
class SurvivalInduction {
public:
    SurvivalInduction(float negligible, SolveSurvival solve_survival)
        : negligible_(negligible), solve_survival_(std::move(solve_survival)) {}

    // Null if it was stopped.
    SharedSurvivalTable solve(const SolveOptions& options) {
        const auto blocks = std::make_shared<BlocksInMemory>();
        const bool done = for_each_open_set(options, [&](BoxSet open) {
            SurvivalBlockBuilder block;
            for (const bool bonus : {false, true})
                if (!bonus || !open.contains(Box::yahtzee)) solve_group(open, bonus, block);
            blocks->set(open, std::make_shared<const Words>(std::move(block).finish()));
            working_.release_below(open);
        });
        return done ? std::make_shared<const SurvivalTable>(blocks) : nullptr;
    }

private:
    void solve_group(BoxSet open, bool bonus, SurvivalBlockBuilder& block) {
        auto& mine = working_[open][bonus ? 1 : 0];
        mine.resize(upper_total_count); // empty functions are what a finished card has
        std::vector<int> totals;
        for (int total = 0; total < upper_total_count; ++total)
            if (open.empty())
                block.enter({open, total, bonus}, 1, {});
            else if (is_reachable({open, total, bonus}))
                totals.push_back(total);
        if (open.empty()) return;
        const NextStates states(open, bonus, totals);
        std::vector<FunctionRange> ranges;
        for (const CardState& state : states.stored())
            ranges.push_back({function(state).first, function(state).end()});
        NextRows next(states, ranges, 1, [&](std::size_t place, int from, std::span<float> out) {
            function(states.stored()[place]).write(from, out);
        });
        next.trim(negligible_);
        std::vector<float> probabilities;
        for (const int total : totals) {
            const CardState state{open, total, bonus};
            const FunctionRange range = next.range_of(state);
            const int count = range.end - range.first;
            probabilities.resize(static_cast<std::size_t>(count + turn::max_lanes));
            solve_survival_(next, state, range.first, count, probabilities.data());
            WorkingFunction& found = mine[static_cast<std::size_t>(total)];
            found = {range.first, std::span(probabilities).first(static_cast<std::size_t>(count)),
                     negligible_};
            block.enter(state, found.first, found.probabilities);
        }
    }

    const WorkingFunction& function(const CardState& state) const {
        return working_[state.open][state.yahtzee_bonus ? 1 : 0]
                       [static_cast<std::size_t>(state.upper_total)];
    }

    float negligible_;
    SolveSurvival solve_survival_;
    SolvedSets<WorkingFunctions> working_;
};

// Over all points and turns this adds up to much less than a thousandth of a point.
constexpr float negligible_outcome = 1e-9f;

// A hundredth of the resolution of the fixed point of a survival function.
constexpr float negligible_target = 1e-7f;

} // namespace

SharedSurvivalTable solve_score_distributions(const Values& values, const SolveOptions& options) {
    const auto mix = [&values](const NextRows& next, const CardState& state, int first, int count,
                               float* out) { next.mix(values, state, first, count, out); };
    return SurvivalInduction(negligible_outcome, mix).solve(options);
}

SharedSurvivalTable solve_target_probabilities(Rules rules, const SolveOptions& options) {
    const auto solve = [rules](const NextRows& next, const CardState& state, int first, int count,
                               float* out) { next.solve(rules, state, first, count, out); };
    return SurvivalInduction(negligible_target, solve).solve(options);
}

} // namespace ai::yahtzee::solve
