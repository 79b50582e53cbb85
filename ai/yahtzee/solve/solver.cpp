#include "ai/yahtzee/solve/solver.h"

namespace ai::yahtzee {

using namespace core::yahtzee;

namespace {

double solve_turn(const Values& values, const TurnState& state) {
    RollValues rolls = values.best_boxes(state);
    for (int rerolls = 0; rerolls < 2; ++rerolls) rolls = best_keeps(means_of_keeps(rolls));
    return mean_of_rolls(rolls);
}

} // namespace

SharedValues solve(Rules rules, const SolveOptions& options) {
    std::vector<float> points(state_index_count);
    for (unsigned open = 1; open < 1u << box_count; ++open) {
        if (options.stop.stop_requested()) return nullptr;
        const Values known(rules, points);
        for (int bonus = 0; bonus < 2; ++bonus) {
            for (int total = 0; total < upper_total_count; ++total) {
                const TurnState state{BoxSet::from_bits(open), total, bonus == 1};
                if (is_reachable(state))
                    points[state_index(state)] = static_cast<float>(solve_turn(known, state));
            }
        }
        if (options.progress) options.progress(open / 8191.0);
    }
    return std::make_shared<const Values>(rules, std::move(points));
}

} // namespace ai::yahtzee
