// Trains the policy by self-play with advantage actor-critic (Mnih and others 2016; generalized
// advantage estimation: Schulman and others 2015). The critic is a second network that sees both
// hands: that removes most of the luck from the advantages, and only training needs it.
//
// An entropy bonus keeps the policy from choosing one placement only, so that it gives the choices
// of other players a probability clearly above zero.

#pragma once

#include "ai/dominoes/policy.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

namespace tests::experiments {

struct TrainingOptions {
    std::uint64_t seed = 1;
    int batches = 8000;
    int games_per_batch = 500;
    double learning_rate = 6e-3; // falls linearly to a twentieth of that
    double entropy = 0.04;       // weight of the entropy bonus, points per nat
    double lambda = 0.9;         // of generalized advantage estimation
};

// About the games of one batch.
struct TrainingReport {
    int batch = 0;
    double entropy = 0;  // mean per choice, nats
    double surprise = 0; // mean squared error of the critic, points
};

// The result depends on the options alone, unless it is stopped. The weights are averages over the
// last quarter of the batches; stopped before that begins, those after the last batch. At least one
// batch is played.
ai::dominoes::Weights train(const TrainingOptions& options,
                            const std::function<void(const TrainingReport&)>& report,
                            const std::stop_token& stop = {});

} // namespace tests::experiments
