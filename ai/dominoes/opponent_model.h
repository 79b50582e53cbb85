// How one opponent's choices differ from the policy's, learned from game to game. Nothing is
// supposed of who he is: to the policy's score of a placement comes a weighed sum of its features
// and of that score itself (he may be sharper or duller than the policy). The weights are those
// that make all he chose so far the likeliest, over the hands that he may have had. Most of them
// are small and a few large: few things matter to a player, and those may matter much. That is
// what Student's distribution says, whose logarithm is added.

#pragma once

#include "ai/dominoes/adam.h"
#include "ai/dominoes/belief.h"
#include "ai/dominoes/policy.h"
#include "ai/dominoes/random_stream.h"
#include "ai/dominoes/record.h"

#include <array>
#include <cstddef>
#include <vector>

namespace ai::dominoes {

class OpponentModel {
public:
    // An opponent who plays by the policy.
    explicit OpponentModel(const Weights& weights);

    const Model& model() const { return model_; }

    // From a game as far as it was seen.
    void learn(const Record& record, RandomStream& random);

private:
    // A placement's features, and last the policy's score.
    using Inputs = std::array<float, placement_features + 1>;

    // A choice that the opponent had if he had a certain hand.
    struct Choice {
        std::size_t hand = 0;
        std::size_t first = 0; // of its placements
        std::size_t count = 0;
        std::size_t chosen = 0; // of its placements
    };
    struct Game {
        std::vector<Inputs> placements;
        std::vector<Choice> choices;
    };

    Game recall(const Record& record, RandomStream& random) const;
    void climb();
    Inputs slope() const;
    void add_slope(const Game& game, Inputs& slope) const;
    std::vector<float> chances(const Game& game) const;

    Model model_;
    Inputs weights_{};
    Adam adam_;
    std::vector<Game> games_;
};

} // namespace ai::dominoes
