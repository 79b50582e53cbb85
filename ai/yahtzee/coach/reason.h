// Why one choice is worth less than another, in points by part and in words. The parts sum to the
// difference exactly; the sentence names those that matter.

#pragma once

#include "ai/yahtzee/solve/contributions.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <string>
#include <vector>

namespace ai::yahtzee {

// Parts that are named together, with the points they add up to.
struct NamedParts {
    std::vector<std::size_t> parts; // the weightiest first
    double points = 0;              // above 0
};

struct Reason {
    Parts difference{};  // expected points of the choice minus those of the other
    NamedParts given_up; // where the choice has less; the parts that make up most of it
    NamedParts won;      // where it has more
};

Reason compare(const Contributions& contributions, const core::yahtzee::Position& position,
               core::yahtzee::Action choice, core::yahtzee::Action other);

// "gives up 3.1 points in sixes and the upper bonus for 1.3 in large straight"
std::string sentence(const Reason& reason);

} // namespace ai::yahtzee
