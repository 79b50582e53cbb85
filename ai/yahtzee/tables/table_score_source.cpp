#include "ai/yahtzee/tables/table_score_source.h"

#include <cstddef>

namespace ai::yahtzee::tables {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;

namespace {

// The chances of at least 0, 1, ... more points, as far as they are above zero.
std::vector<float> survival_from_zero(const SurvivalFunction& curve) {
    const auto certain = static_cast<std::size_t>(curve.least() + 1);
    std::vector<float> chances(certain + curve.size(), 1.0f);
    curve.write(chances.data() + certain);
    return chances;
}

} // namespace

FutureScores TableScoreSource::of(const CardState& state) const {
    FutureScores future_scores{survival_from_zero(outcomes_->distribution(state)),
                               survival_from_zero(thresholds_->chances(state))};
    std::vector<float>& probability = future_scores.probabilities;
    for (std::size_t points = 0; points + 1 < probability.size(); ++points)
        probability[points] -= probability[points + 1];
    return future_scores;
}

} // namespace ai::yahtzee::tables
