// Why one choice is worth less than another: the difference of their contributions by part, in
// whole hundredths of a point that add up to the difference of their values exactly. What is
// printed from it adds up, too.

#pragma once

#include "ai/yahtzee/solve/contribution_table.h"

#include <array>
#include <optional>
#include <vector>

namespace ai::yahtzee::review {

// A part, or all parts that are not named, and what the choice has more in it than the other.
struct ReasonTerm {
    std::optional<std::size_t> part; // nothing: elsewhere
    int hundredths;                  // of a point; not 0

    friend bool operator==(const ReasonTerm&, const ReasonTerm&) = default;
};

struct Reason {
    int difference = 0; // of the values, in hundredths of a point
    std::array<int, solve::part_count>
        by_part{}; // in hundredths of a point; they sum to `difference`
    // What to name: the largest parts first, then those elsewhere. They sum to `difference`.
    std::vector<ReasonTerm> terms;
};

// The contributions of the choice and of the other, and the difference of their values in points,
// from which that of the sums of the contributions differs by single precision.
Reason compare(const solve::Contributions& choice, const solve::Contributions& other,
               double difference);

} // namespace ai::yahtzee::review
