// Climbing or falling along a noisy slope by Adam (Kingma, Ba 2015): each parameter moves by the
// running mean of its slope over the root of the running mean square.

#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace ai::dominoes {

class Adam {
public:
    // `memory`: the part of the mean square that a step keeps.
    explicit Adam(std::size_t parameters, double memory = 0.999)
        : memory_(memory), means_(parameters), squares_(parameters) {}

    void next_step(double rate) {
        ++steps_;
        rate_ = rate;
        mean_share_ = 1 - std::pow(mean_memory, steps_);
        square_share_ = 1 - std::pow(memory_, steps_);
    }

    // How much to add to a parameter in this step to climb.
    float move(std::size_t parameter, float slope) {
        float& mean = means_[parameter];
        float& square = squares_[parameter];
        mean += static_cast<float>(1 - mean_memory) * (slope - mean);
        square += static_cast<float>(1 - memory_) * (slope * slope - square);
        return static_cast<float>(rate_ * (mean / mean_share_) /
                                  (std::sqrt(square / square_share_) + 1e-8));
    }

private:
    static constexpr double mean_memory = 0.9;

    double memory_;
    std::vector<float> means_;
    std::vector<float> squares_;
    int steps_ = 0;
    double rate_ = 0;
    double mean_share_ = 1;
    double square_share_ = 1;
};

} // namespace ai::dominoes
