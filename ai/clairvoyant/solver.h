// The most that can be scored when the dice machine's numbers are known, by dynamic programming
// over the used boxes and the dice consumed, backwards from the end of the game.

#pragma once

#include "ai/clairvoyant/round_scores.h"
#include "core/clairvoyant/game.h"
#include "core/clairvoyant/scenario.h"

#include <array>
#include <cstdint>
#include <memory>

namespace ai::clairvoyant {

// Keeps its tables (some 350 KB) from one scenario to the next; one for each thread.
class Solver {
public:
    Solver();
    ~Solver();

    // Points.
    int best_total(const core::clairvoyant::Scenario& scenario);

    // A game that scores it.
    core::clairvoyant::Game best_game(const core::clairvoyant::Scenario& scenario);

private:
    struct Tables;

    std::unique_ptr<Tables> tables_;
};

} // namespace ai::clairvoyant
