#include "tests/tools/experiments/spread_frontier.h"

#include "ai/yahtzee/theory/first_of.h"
#include "ai/yahtzee/theory/utility_solver.h"

#include <algorithm>
#include <cmath>

namespace tests::experiments {

using namespace ai::yahtzee;
using namespace ai::yahtzee::theory;

std::optional<std::vector<FrontierPoint>>
spread_frontier(const solve::Values& values, Spread spread, int first_centre, int last_centre,
                const state::CardState& state, int total, const solve::SolveOptions& options) {
    // With `shift` more points at the start, the distance from last_centre is that of the score
    // from last_centre - shift.
    const int more = last_centre - first_centre;
    const auto square_of = [&](int score) {
        return static_cast<double>(score - last_centre) * (score - last_centre);
    };
    const double greatest = std::max(square_of(0), square_of(max_final_score + more));
    std::vector<double> utility;
    for (int score = 0; score <= max_final_score + more; ++score) {
        const double part = square_of(score) / greatest;
        utility.push_back(spread == Spread::least ? 1 - part : part);
    }
    const auto results = maximize_utilities(values, utility, state, total, more, options);
    if (!results) return std::nullopt;
    std::vector<FrontierPoint> points;
    for (int shift = more; shift >= 0; --shift) {
        const UtilityResult& result = (*results)[static_cast<std::size_t>(shift)];
        const int centre = last_centre - shift;
        const double mean = result.score - shift;
        const double square =
            greatest * (spread == Spread::least ? 1 - result.utility : result.utility);
        const double variance = square - (mean - centre) * (mean - centre);
        points.push_back({centre, mean, std::sqrt(std::max(0.0, variance))});
    }
    return points;
}

} // namespace tests::experiments
