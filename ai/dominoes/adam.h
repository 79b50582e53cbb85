// The Adam optimizer (Kingma, Ba 2015) for noisy gradients: each parameter is updated by the
// running mean of its gradient over the root of the running mean square.

#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace ai::dominoes {

class Adam {
public:
    // `beta`: the decay of the running mean square per step (beta 2 in the paper).
    explicit Adam(std::size_t parameters, double beta = 0.999)
        : square_beta_(beta), means_(parameters), squares_(parameters) {}

    void next_step(double rate) {
        ++steps_;
        rate_ = rate;
        mean_share_ = 1 - std::pow(mean_beta, steps_);
        square_share_ = 1 - std::pow(square_beta_, steps_);
    }

    // The amount to add to a parameter in this step to go up the gradient.
    float update(std::size_t parameter, float gradient) {
        float& mean = means_[parameter];
        float& square = squares_[parameter];
        mean += static_cast<float>(1 - mean_beta) * (gradient - mean);
        square += static_cast<float>(1 - square_beta_) * (gradient * gradient - square);
        return static_cast<float>(rate_ * (mean / mean_share_) /
                                  (std::sqrt(square / square_share_) + 1e-8));
    }

private:
    static constexpr double mean_beta = 0.9;

    double square_beta_;
    std::vector<float> means_;
    std::vector<float> squares_;
    int steps_ = 0;
    double rate_ = 0;
    double mean_share_ = 1;
    double square_share_ = 1;
};

} // namespace ai::dominoes
