#include "ai/yahtzee/practice/human_sampler.h"

#include <cassert>
#include <cmath>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::solve;

HumanSampler::HumanSampler(std::uint32_t decay) {
    // Not above 2^31, so that products and the sum over all choices fit into 64 bits.
    for (std::uint64_t weight = std::uint64_t{1} << 31; weight > 0; weight = weight * decay >> 32)
        weights_.push_back(weight);
}

std::uint64_t HumanSampler::weight(double loss) const {
    const auto steps = static_cast<std::size_t>(std::floor(loss * steps_per_point + 0.5));
    return steps < weights_.size() ? weights_[steps] : 0;
}

core::yahtzee::Action HumanSampler::choose(std::span<const RankedAction> ranking,
                                           std::uint64_t random) const {
    assert(!ranking.empty());
    std::uint64_t sum = 0;
    for (const RankedAction& choice : ranking) sum += weight(choice.loss);
    std::uint64_t draw = random % sum; // the sum is below 2^37, so the bias is below 2^-27
    for (const RankedAction& choice : ranking) {
        const std::uint64_t own = weight(choice.loss);
        if (draw < own) return choice.action;
        draw -= own;
    }
    return ranking.front().action;
}

} // namespace ai::yahtzee::practice
