// A quick guess at good play: a small network scores each placement by what the mover sees, and one
// is chosen with probability proportional to exp(score). Roll-outs play by it, and it says how
// likely an opponent's choices were. It is fitted to self-play (training.h), to no particular
// opponent.

#pragma once

#include "ai/dominoes/network.h"
#include "ai/dominoes/random_stream.h"
#include "ai/dominoes/table.h"

#include <array>

namespace ai::dominoes {

inline constexpr std::size_t situation_features = 14; // the same for all placements
inline constexpr std::size_t placement_features = 37;

using Situation = std::array<float, situation_features>;
using Features = std::array<float, placement_features>;

// Its inputs are the situation's features, then the placement's.
using Weights = Network<situation_features + placement_features>;

// How the choices of one player differ from the policy's: this much of each of the placement's
// features is added to the score.
using Tilt = Features;

// A player as the policy sees him.
struct Model {
    const Weights* weights = nullptr;
    Tilt tilt{};
    float sharpness = 1; // the network's score counts so many times
};

// What the mover knows, beyond the placements themselves.
struct PlayerView {
    TileSet hand;
    TileSet unseen;         // neither in the hand nor in the line
    int opponent_tiles = 0; // in the opponent's hand
    int stock = 0;          // tiles
    int numbers = 0;
    HandConstraints opponent; // of the opponent's hand
    HandConstraints own;      // of the mover's, as the opponent knows it
};

PlayerView outlook(const Table& table);

// An outlook with what all its placements share.
class Sight {
public:
    explicit Sight(const PlayerView& outlook);

    Situation situation() const;
    Features features(const Placement& placement) const;

private:
    using PerNumber = std::array<float, core::dominoes::max_numbers>;

    // How many tiles fit the ends after a placement.
    struct Fits {
        float own = 0;
        float unseen = 0;
        float theirs = 0; // of the opponent's, expected
    };
    struct Shape {
        float numbers = 0; // on the tiles that are left
        float links = 0;   // tiles left that share a number with the one placed
        float alone = 0;   // tiles left that share none with another
    };

    float all_miss(float expected) const;
    float held_after(const Placement& placement, int number) const;
    float share_after(const Placement& placement, int number) const;
    Fits fits(TileSet rest, const Placement& placement) const;
    Shape shape(TileSet rest, const Placement& placement) const;
    float next_fits(TileSet rest, const Placement& placement) const;

    const PlayerView* outlook_;
    PerNumber expected_{}; // how many of the opponent's tiles have the number
    PerNumber held_{};     // how many of the mover's
    PerNumber unseen_{};
};

// Probability of each placement, in their order.
std::array<float, Placements::most> probabilities(const Model& model, const PlayerView& outlook,
                                                  const Placements& choices);

// Index of one of the placements.
int sample(const Model& model, const PlayerView& outlook, const Placements& choices,
           RandomStream& random);

} // namespace ai::dominoes
