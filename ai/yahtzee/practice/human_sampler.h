// Samples decisions of a human-like player (players/human_like.h) in integer arithmetic: the same
// random bits give the same decisions on every processor. std::exp doesn't guarantee that.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ai::yahtzee::practice {

class HumanSampler {
public:
    // Losses are rounded to steps of 1/64 point.
    static constexpr int steps_per_point = 64;

    // `decay`: the ratio of the weights of two choices whose losses differ by one step, times 2^32;
    // 2^32 exp(-1 / (64 t)) for a temperature of t points.
    explicit HumanSampler(std::uint32_t decay);

    // `random`: 64 random bits. The ranking is by expected score.
    core::yahtzee::Action choose(std::span<const decide::RankedAction> ranking,
                                 std::uint64_t random) const;

private:
    std::uint64_t weight(double loss) const;

    std::vector<std::uint64_t> weights_; // by loss in steps; greater losses are never chosen
};

// human-0.8, whose temperature is 1.3117 points.
inline constexpr std::uint32_t human_08_decay = 4'244'109'062u;

} // namespace ai::yahtzee::practice
