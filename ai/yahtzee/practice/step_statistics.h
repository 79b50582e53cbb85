// Measures over games of human-0.8 how often each step decides, and what that player loses there.
// All sums are integers, so the results are the same for any number of threads.

#pragma once

#include "ai/yahtzee/solve/values.h"
#include "core/dice/keyed_dice.h"
#include "core/support/parallel.h"

#include <cstdint>
#include <vector>

namespace ai::yahtzee::practice {

struct StepStatistics {
    static constexpr double loss_unit = 1.0 / (1 << 20); // points

    struct Sum {
        std::int64_t decisions = 0;
        std::int64_t loss = 0; // in loss_unit
    };
    std::int64_t games = 0;
    std::vector<Sum> steps; // by number; 0: the default

    std::int64_t decisions() const;   // forced ones too
    double share(int step) const;     // of all decisions
    double loss(int step) const;      // mean points per decision of the step
    double loss_per_decision() const; // mean points, of all decisions
};

// Progress is the number of games played.
struct StepStatisticsOptions : core::support::Execution {
    core::dice::Seed seed{};
    std::uint64_t games = 1000;
};

// Plays and measures games 0 to games - 1, or fewer if stopped.
StepStatistics measure_steps(const solve::SharedValues& values,
                             const StepStatisticsOptions& options);

} // namespace ai::yahtzee::practice
