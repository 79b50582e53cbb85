#include "ai/yahtzee/solve/score_distributions.h"

#include "ai/yahtzee/solve/survival_induction.h"
#include "ai/yahtzee/turn/turn_kernels.h"
#include "ai/yahtzee/turn/turn_policy.h"

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

} // namespace ai::yahtzee::solve
