// Positions to measure with: decisions at random out of games between players of mixed strength.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/position.h"
#include "headless/lab/lab_players.h"

#include <cstdint>
#include <memory>
#include <random>
#include <vector>

namespace headless::lab {

// The numbers of boxes that the mover has open, both bounds included.
struct Stage {
    int most;
    int least;
};

class PositionSource {
public:
    // For games of `seats` players, 2 to 6.
    PositionSource(LabPlayers& players, int seats, std::uint64_t seed);

    core::yahtzee::Position next(Stage stage);

    // A random number from 0 to count - 1.
    int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }

private:
    int seats_;
    core::dice::KeyedDice dice_;
    std::mt19937_64 random_;
    std::uint64_t game_ = 0;
    std::vector<std::unique_ptr<ai::yahtzee::players::Player>> players_;
};

} // namespace headless::lab
