// All that there is to say about a game once it is played.

#pragma once

#include "ai/yahtzee/coach/figures.h"
#include "ai/yahtzee/coach/ledger.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/record.h"

#include <optional>
#include <vector>

namespace ai::yahtzee {

// What the dice that fell would have given; nothing of it is known of real dice.
struct SameDice {
    std::optional<int> optimal; // final score of the greatest expected score; none if unfinished
    int clairvoyant = 0;        // of somebody who knows all dice beforehand
};

struct SeatReview {
    Figures figures;
    double luck_free_score = 0; // points: expected at the start, less all losses
    std::optional<SameDice> same_dice;
};

struct Review {
    Ledger ledger; // in points
    std::vector<SeatReview> seats;
};

// `values` must be for the rules of the record.
Review review(const core::yahtzee::Record& record, const SharedValues& values,
              const GradeLimits& limits = point_limits);

} // namespace ai::yahtzee
