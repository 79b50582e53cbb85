// Fits the policy to self-play: both players choose by it, and each choice is made likelier the
// more its game went better than expected (advantage actor-critic: Mnih and others 2016; the
// advantages as of Schulman and others 2015). What was expected is told by a second network, which
// sees both hands: that takes most of the luck out, and only training needs it.
//
// A choice left open is worth something too, so that the better of two placements is the likelier
// one by how much better it is, and not the only one: people and programs that the policy has not
// met then seldom do what it thinks impossible.

#pragma once

#include "ai/dominoes/policy.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace ai::dominoes {

struct TrainingOptions {
    std::uint64_t seed = 1;
    int batches = 8000;
    int games_a_batch = 500;
    double learning_rate = 6e-3; // falls to a twentieth of that in a straight line
    double entropy = 0.04;       // what a choice left open is worth, points a nat
    double trace = 0.9;          // how far a later surprise counts for earlier choices
};

// Of the games of a batch.
struct TrainingReport {
    int batch = 0;
    double entropy = 0;  // of a choice, average
    double surprise = 0; // mean square of what the second network did not expect, points
};

// A function of the options alone. The weights are averages over the last quarter of the batches.
Weights train(const TrainingOptions& options,
              const std::function<void(const TrainingReport&)>& report);

} // namespace ai::dominoes
