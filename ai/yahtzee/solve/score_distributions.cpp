#include "ai/yahtzee/solve/score_distributions.h"

#include "ai/yahtzee/solve/survival_induction.h"
#include "ai/yahtzee/turn/turn_kernels.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "ai/yahtzee/turn/turn_sources.h"

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

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

// A hundredth of what the fixed point of a survival function tells apart.
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
