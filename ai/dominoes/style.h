// How one opponent's choices differ from the policy's, learned from game to game. Nothing is
// supposed of who he is: the tilt starts at nothing, and after each game it takes a step by the
// gradient of the likelihood of what he chose, over the hands that he may have had. The steps wear
// off (AdaGrad: Duchi, Hazan, Singer 2011).

#pragma once

#include "ai/dominoes/belief.h"
#include "ai/dominoes/policy.h"
#include "ai/dominoes/random_stream.h"
#include "ai/dominoes/record.h"

namespace ai::dominoes {

class Style {
public:
    // An opponent who plays by the policy.
    explicit Style(const Weights& weights);

    const Model& model() const { return model_; }

    // From a game as far as it was seen.
    void learn(const Record& record, RandomStream& random);

private:
    Model model_;
    Tilt squares_{}; // sums of the squares of what moved the tilt
};

} // namespace ai::dominoes
