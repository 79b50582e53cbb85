#include "ai/yahtzee/solve/score_solver.h"

#include "ai/yahtzee/turn/turn_kernels.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "ai/yahtzee/turn/turn_sources.h"

#include <algorithm>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

// Probabilities that count as zero: far below what the format tells apart.
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
