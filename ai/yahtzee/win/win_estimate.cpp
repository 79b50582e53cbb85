#include "ai/yahtzee/win/win_estimate.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace ai::yahtzee::win {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

double sum(std::span<const float> probability) {
    double total = 0;
    for (const float one : probability) total += static_cast<double>(one);
    return total;
}

// In eight sums, so that the processor's vectors can be used.
double dot(std::span<const float> a, std::span<const float> b) {
    constexpr std::size_t lanes = 8;
    std::array<float, lanes> sums{};
    std::size_t i = 0;
    for (; i + lanes <= a.size(); i += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane) sums[lane] += a[i + lane] * b[i + lane];
    double total = sum(sums);
    for (; i < a.size(); ++i) total += static_cast<double>(a[i] * b[i]);
    return total;
}

// The mean of values[points + shift]; it is `below` before the first value and `above` after the
// last.
double mean(std::span<const float> probability, std::span<const float> values, int shift,
            double below, double above) {
    const int count = static_cast<int>(probability.size());
    const int first = std::clamp(-shift, 0, count);
    const int last = std::clamp(static_cast<int>(values.size()) - shift, first, count);
    const auto part = [&](int from, int to) {
        return probability.subspan(static_cast<std::size_t>(from),
                                   static_cast<std::size_t>(to - from));
    };
    double total = 0;
    if (below != 0) total += below * sum(part(0, first));
    if (above != 0) total += above * sum(part(last, count));
    if (first < last)
        total += dot(part(first, last), values.subspan(static_cast<std::size_t>(first + shift)));
    return total;
}

double at(const std::vector<float>& values, int index, double above) {
    return index < static_cast<int>(values.size())
               ? static_cast<double>(values[static_cast<std::size_t>(index)])
               : above;
}

std::vector<float> running_sum(const std::vector<float>& probability) {
    std::vector<float> sums;
    double total = 0;
    for (const float one : probability) sums.push_back(static_cast<float>(total += one));
    return sums;
}

// The mean of 1/(k + 1) when k others tie: the mean over t, from 0 to 1, of the product of
// below + t * equal over all of them. By Gauss and Legendre, exact for up to five others.
class TieShare {
public:
    void multiply(double below, double equal) {
        for (std::size_t i = 0; i < nodes.size(); ++i) products_[i] *= below + nodes[i] * equal;
    }
    double mean() const { return (5 * (products_[0] + products_[2]) + 8 * products_[1]) / 18; }

private:
    static constexpr double half_width = 0.387298334620741689; // half the square root of 0.6
    static constexpr std::array nodes{0.5 - half_width, 0.5, 0.5 + half_width};

    std::array<double, nodes.size()> products_{1, 1, 1};
};

} // namespace

Opponents::Opponents(const ScoreSource& score_source, std::span<const PlayerState> others) {
    assert(!others.empty());
    base_ = std::ranges::max(others, {}, &PlayerState::total).total;
    struct Other {
        FutureScores future_scores;
        std::vector<float> at_most; // so many more points
        int behind;                 // the base
    };
    std::vector<Other> all;
    int length = 1;
    for (const PlayerState& side : others) {
        FutureScores future_scores = score_source.of(side.state);
        const int behind = base_ - side.total;
        length = std::max({length, static_cast<int>(future_scores.probabilities.size()) - behind,
                           static_cast<int>(future_scores.target_probabilities.size()) - behind});
        std::vector<float> at_most = running_sum(future_scores.probabilities);
        all.push_back({std::move(future_scores), std::move(at_most), behind});
    }
    double before = 0; // the probability that none ends above the last number of points
    for (int points = 0; points < length; ++points) {
        double none_above = 1;
        double none_can_pass = 1;
        double none_can_reach = 1;
        TieShare playing_on;
        TieShare threatening;
        for (const Other& other : all) {
            const int more = points + other.behind;
            const double at_most = at(other.at_most, more, 1);
            const double less = more > 0 ? at(other.at_most, more - 1, 1) : 0;
            const double cannot_pass = 1 - probability_of(other.future_scores, more + 1);
            const double cannot_reach = 1 - probability_of(other.future_scores, more);
            none_above *= at_most;
            none_can_pass *= cannot_pass;
            none_can_reach *= cannot_reach;
            playing_on.multiply(less, at_most - less);
            threatening.multiply(cannot_reach, cannot_pass - cannot_reach);
        }
        const bool is_one = all.size() == 1;
        const double half = (none_above + before) / 2;
        const double beaten = is_one ? half : playing_on.mean();
        const double safe = is_one ? (none_can_pass + none_can_reach) / 2 : threatening.mean();
        probabilities_.push_back(static_cast<float>(none_above - before));
        beaten_.push_back(static_cast<float>(beaten));
        threat_.push_back(static_cast<float>(1 - safe));
        if (!is_one) crowding_.push_back(static_cast<float>(half - beaten));
        before = none_above;
    }
}

Candidate::Candidate(FutureScores future_scores)
    : probabilities_(std::move(future_scores.probabilities)),
      beats_(std::move(future_scores.target_probabilities)) {
    for (std::size_t i = 0; i < beats_.size(); ++i) {
        const float next = i + 1 < beats_.size() ? beats_[i + 1] : 0;
        falls_.push_back(beats_[i] - next);
        beats_[i] = 0.5f * (beats_[i] + next);
    }
}

WinBounds win_bounds(const Opponents& all_opponents, const Candidate& player, int lead) {
    return {1 - mean(player.probabilities(), all_opponents.threat(), lead, 1, 0),
            mean(player.probabilities(), all_opponents.beaten(), lead, 0, 1),
            mean(all_opponents.probabilities(), player.beats(), -lead, 1, 0) -
                mean(all_opponents.crowding(), player.falls(), -lead, 0, 0)};
}

InterpolationFeatures interpolation_features(const CardState& state, double ends_after) {
    InterpolationFeatures features{1.0, ends_after};
    for (const Box box : state.open) features[2 + static_cast<std::size_t>(index(box))] = 1;
    features[2 + box_count] = state.yahtzee_bonus ? 1 : 0;
    features[3 + box_count] =
        static_cast<double>(upper_bonus_threshold - state.upper_total) / upper_bonus_threshold;
    return features;
}

double interpolation_weight(const InterpolationWeights& weights, const CardState& state,
                            double ends_after) {
    return std::transform_reduce(weights.begin(), weights.end(),
                                 interpolation_features(state, ends_after).begin(), 0.0);
}

std::vector<double> parts_that_end_before(std::span<const int> open) {
    const std::size_t count = open.size();
    // The number of the last turn, from now on.
    const auto last_turn = [&](std::size_t i) {
        return open[i] * static_cast<int>(count) + static_cast<int>(i);
    };
    std::vector<double> parts;
    for (std::size_t i = 0; i < count; ++i) {
        int before = 0;
        for (std::size_t k = 0; k < count; ++k)
            if (last_turn(k) < last_turn(i)) ++before;
        parts.push_back(before / static_cast<double>(count - 1));
    }
    return parts;
}

std::vector<double> parts_that_end_before(std::span<const PlayerState> others, int open) {
    std::vector<int> boxes;
    for (const PlayerState& other : others) boxes.push_back(other.state.open.size());
    boxes.push_back(open);
    return parts_that_end_before(boxes);
}

WeightPair crowded(const WeightPair& weights, const WinBounds& bounds, std::size_t opponents,
                   int open) {
    if (opponents == 1) return weights;
    const CrowdFactors& factors = fitted_crowd_factors;
    const double part = open / static_cast<double>(box_count);
    const double gain = bounds.informed - bounds.uninformed;
    return {weights.own * (factors.own_always + factors.own_open * part + factors.own_gain * gain),
            weights.others * (factors.others_always + factors.others_open * part)};
}

double estimated_probability(const WinBounds& bounds, const WeightPair& weights) {
    const auto& [informed_opponents, uninformed, informed] = bounds;
    return std::clamp(uninformed + weights.own * (informed - uninformed) -
                          weights.others * (uninformed - informed_opponents),
                      0.0, 1.0);
}

} // namespace ai::yahtzee::win
