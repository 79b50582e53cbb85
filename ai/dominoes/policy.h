// A quick guess at good play: each placement gets a score, linear in a few features of what the
// mover sees, and is chosen with probability proportional to exp(score). Roll-outs play by it, and
// it says how likely an opponent's choices were. The weights come from self-play, against no
// particular opponent.

#pragma once

#include "ai/dominoes/random_stream.h"
#include "ai/dominoes/table.h"

#include <array>

namespace ai::dominoes {

inline constexpr int feature_count = 16;
using Features = std::array<float, feature_count>;

// One set of weights while there is a stock, another after that.
using Weights = std::array<Features, 2>;

// What the mover knows, beyond the placements themselves.
struct Outlook {
    TileSet hand;
    TileSet unseen;         // neither in the hand nor in the line
    int opponent_tiles = 0; // in the opponent's hand
    int stock = 0;          // tiles
    int numbers = 0;
    Chances chances; // of the opponent's hand
};

Outlook outlook(const Table& table);

// Expected number of the opponent's tiles having each number. Doubles count once.
std::array<float, core::dominoes::most_numbers> expected_tiles(const Outlook& outlook);

Features features(const Outlook& outlook,
                  const std::array<float, core::dominoes::most_numbers>& expected,
                  const Placement& placement);

// Probability of each placement, in their order.
std::array<float, Placements::most> probabilities(const Weights& weights, const Outlook& outlook,
                                                  const Placements& choices);

// Index of one of the placements.
int sample(const Weights& weights, const Outlook& outlook, const Placements& choices,
           RandomStream& random);

// Plays the table to its end by the policy. The mover must be able to place.
void roll_out(Table& table, const Weights& weights, RandomStream& random);

} // namespace ai::dominoes
