// The policy: a small network scores each placement by what the mover sees, and a placement is
// chosen with probability proportional to exp(score). Roll-outs play by the policy, and it gives
// the likelihood of an opponent's choices. It is trained by self-play (training.h), against no
// particular opponent.

#pragma once

#include "ai/dominoes/random_stream.h"
#include "ai/dominoes/table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>

namespace ai::dominoes {

// A network with one hidden layer of rectified units and one output, their weighed sum.
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

inline constexpr std::size_t context_feature_count = 14; // the same for all placements
inline constexpr std::size_t placement_feature_count = 37;

using ContextFeatures = std::array<float, context_feature_count>;
using Features = std::array<float, placement_feature_count>;

// Its inputs are the features of the context, then those of the placement.
using Weights = Network<context_feature_count + placement_feature_count>;

// The difference of one player's choices from the policy's: a weight for each feature of a
// placement; the weighted sum is added to the score.
using FeatureWeights = Features;

// A player who chooses by the policy, with these differences.
struct Model {
    const Weights* weights = nullptr;
    FeatureWeights feature_weights{};
    float sharpness = 1; // factor of the network's score
};

// The mover's knowledge, beyond the placements themselves.
struct PlayerView {
    TileSet hand;
    TileSet unseen;         // neither in the hand nor in the line
    int opponent_tiles = 0; // in the opponent's hand
    int stock = 0;          // tiles
    int numbers = 0;
    HandConstraints opponent; // on the opponent's hand
    HandConstraints own;      // on the mover's hand, as the opponent knows them
};

PlayerView view_of(const Table& table);

// Computes the features of a view and of its placements. The view must outlive it.
class PlacementFeatures {
public:
    explicit PlacementFeatures(const PlayerView& view);

    ContextFeatures context() const;
    Features features(const Placement& placement) const;

private:
    using PerNumber = std::array<float, core::dominoes::max_numbers>;

    // The numbers of tiles that fit the ends after a placement.
    struct Fits {
        float own = 0;
        float unseen = 0;
        float theirs = 0; // of the opponent's, expected
    };
    struct HandLinks {
        float numbers = 0; // on the tiles that are left
        float links = 0;   // tiles left that share a number with the one placed
        float alone = 0;   // tiles left that share none with another
    };

    float all_miss(float expected) const;
    float held_after(const Placement& placement, int number) const;
    float share_after(const Placement& placement, int number) const;
    Fits fits(TileSet rest, const Placement& placement) const;
    HandLinks shape(TileSet rest, const Placement& placement) const;
    float next_fits(TileSet rest, const Placement& placement) const;

    const PlayerView* view_;
    PerNumber expected_{}; // expected number of the opponent's tiles with the number
    PerNumber held_{};     // the mover's tiles with the number
    PerNumber unseen_{};
};

// The probability of each placement, in their order.
std::array<float, Placements::most> probabilities(const Model& model, const PlayerView& view,
                                                  const Placements& choices);

// Index of one of the placements.
int sample(const Model& model, const PlayerView& view, const Placements& choices,
           RandomStream& random);

} // namespace ai::dominoes
