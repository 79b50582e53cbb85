#include "ai/yahtzee/tables/table_prospects.h"

#include <cstddef>

namespace ai::yahtzee::tables {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;

namespace {

// The chances of at least 0, 1, ... more points, as far as they are above zero.
std::vector<float> chances_from_zero(const ChanceCurve& curve) {
    const auto certain = static_cast<std::size_t>(curve.least() + 1);
    std::vector<float> chances(certain + curve.size(), 1.0f);
    curve.write(chances.data() + certain);
    return chances;
}

} // namespace

Prospect TableProspects::of(const CardState& state) const {
    Prospect prospect{chances_from_zero(outcomes_->distribution(state)),
                      chances_from_zero(thresholds_->chances(state))};
    std::vector<float>& probability = prospect.probabilities;
    for (std::size_t points = 0; points + 1 < probability.size(); ++points)
        probability[points] -= probability[points + 1];
    return prospect;
}

} // namespace ai::yahtzee::tables
