// Why one choice is worth less than another: the difference of their contributions by part, in
// whole hundredths of a point that add up exactly to the difference of their values, so that the
// printed numbers add up too.

#pragma once

#include "ai/yahtzee/solve/contribution_table.h"

#include <array>
#include <optional>
#include <vector>

namespace ai::yahtzee::review {

// How much more the choice has in a part than the other choice, or in all parts without a term.
struct ReasonTerm {
    std::optional<std::size_t> part; // nothing: all parts that have no term
    int hundredths;                  // of a point; not 0

    friend bool operator==(const ReasonTerm&, const ReasonTerm&) = default;
};

struct Reason {
    int difference = 0; // of the values, in hundredths of a point
    std::array<int, solve::part_count>
        by_part{}; // in hundredths of a point; they sum to `difference`
    // The largest parts first, then one term for all others. They sum to `difference`.
    std::vector<ReasonTerm> terms;
};

// `difference`: of the values of the two choices, in points. The contributions, in single
// precision, sum to it up to rounding.
Reason compare(const solve::Contributions& choice, const solve::Contributions& other,
               double difference);

} // namespace ai::yahtzee::review
