#include "ai/yahtzee/solve/target_probabilities.h"

#include "ai/yahtzee/solve/survival_induction.h"
#include "ai/yahtzee/turn/turn_kernels.h"
#include "ai/yahtzee/turn/turn_sources.h"

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

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
