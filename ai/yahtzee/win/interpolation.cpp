#include "ai/yahtzee/win/interpolation.h"

#include <algorithm>
#include <numeric>

namespace ai::yahtzee::win {

using namespace ai::yahtzee::state;
using namespace core::yahtzee;

InterpolationFeatures interpolation_features(const CardState& state, bool moves_last) {
    InterpolationFeatures features{1.0, moves_last ? 1.0 : 0.0};
    for (const Box box : state.open) features[2 + static_cast<std::size_t>(index(box))] = 1;
    features[2 + box_count] = state.yahtzee_bonus ? 1 : 0;
    features[3 + box_count] =
        static_cast<double>(upper_bonus_threshold - state.upper_total) / upper_bonus_threshold;
    return features;
}

double interpolation_weight(const InterpolationWeights& weights, const CardState& state,
                            bool moves_last) {
    return std::transform_reduce(weights.begin(), weights.end(),
                                 interpolation_features(state, moves_last).begin(), 0.0);
}

double estimated_probability(const WinBounds& bounds, double own, double others) {
    const auto& [informed_opponents, uninformed, informed] = bounds;
    return std::clamp(uninformed + own * (informed - uninformed) -
                          others * (uninformed - informed_opponents),
                      0.0, 1.0);
}

} // namespace ai::yahtzee::win
