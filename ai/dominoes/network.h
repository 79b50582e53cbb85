// A network with one hidden layer of rectified units and one output, their weighed sum.

#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>

namespace ai::dominoes {

inline constexpr std::size_t hidden_units = 32;

using Hidden = std::array<float, hidden_units>;

template <std::size_t Inputs>
struct Network {
    std::array<Hidden, Inputs> rows{}; // what each input adds to the hidden units
    Hidden bias{};
    Hidden output{};
};

// Adds inputs to the hidden units' sums; `rows` are those of the inputs.
inline void add_inputs(Hidden& sums, std::span<const Hidden> rows, std::span<const float> inputs) {
    Hidden local = sums; // in registers
    for (std::size_t i = 0; i < inputs.size(); ++i)
        for (std::size_t unit = 0; unit < hidden_units; ++unit)
            local[unit] += rows[i][unit] * inputs[i];
    sums = local;
}

inline float output_of(const Hidden& output, const Hidden& sums) {
    float result = 0;
    for (std::size_t unit = 0; unit < hidden_units; ++unit)
        result += output[unit] * std::max(sums[unit], 0.0f);
    return result;
}

// Scores become probabilities, each proportional to exp(score).
inline void softmax(std::span<float> scores) {
    const float best = *std::ranges::max_element(scores);
    float total = 0;
    for (float& score : scores) total += score = std::exp(score - best);
    for (float& score : scores) score /= total;
}

} // namespace ai::dominoes
