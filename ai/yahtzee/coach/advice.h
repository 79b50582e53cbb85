// What every choice in a position is worth: the hint.

#pragma once

#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <optional>
#include <vector>

namespace ai::yahtzee {

struct Choice {
    core::yahtzee::Action action; // of a keep, the hold with the lowest code
    double value;                 // expected final score, points, all bonuses in
    double loss;                  // against the best choice under the objective; points or chance
    std::optional<double> win;    // chance to win plus half that of a tie
};

// Every distinct keep and every legal box, best first; among equals boxes before keeps, then by
// code. Empty only where nothing is legal.
std::vector<Choice> rank_choices(const Values& values, const core::yahtzee::Position& position);

} // namespace ai::yahtzee
