// The difference of one opponent's choices from the policy's, learned from game to game. The model
// adds to the policy's score of a placement a weighted sum of the placement's features and of the
// score itself, since an opponent may follow the score more or less strictly. The weights maximize
// the likelihood of all choices seen so far, averaged over the hands that the opponent may have
// had, under a heavy-tailed prior (Student's distribution): most weights are small, a few may be
// large.

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

    // Learns from a game, as far as it was seen.
    void learn(const Record& record, RandomStream& random);

private:
    // The features of a placement, then the policy's score.
    using Inputs = std::array<float, placement_feature_count + 1>;

    // A choice that the opponent had if the hand was the one with this index.
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
    void ascend();
    Inputs gradient() const;
    void add_gradient(const Game& game, Inputs& gradient) const;
    std::vector<float> choice_probabilities(const Game& game) const;

    Model model_;
    Inputs weights_{};
    Adam adam_;
    std::vector<Game> games_;
};

} // namespace ai::dominoes
