// All that there is to say about a game once it is played.

#pragma once

#include "ai/yahtzee/chance/prospects.h"
#include "ai/yahtzee/coach/figures.h"
#include "ai/yahtzee/coach/ledger.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/record.h"

#include <optional>
#include <vector>

namespace ai::yahtzee {

// What the dice that fell would have given; nothing of it is known of real dice.
struct SameDice {
    // Final scores with the others playing as they did; none if the game is unfinished.
    std::optional<int> optimal;
    std::optional<int> champion;
    // Of somebody who knows all dice beforehand.
    int clairvoyant = 0;
};

struct SeatReview {
    Figures figures;
    double luck_free_score = 0; // points: expected at the start, less all losses
    std::optional<SameDice> same_dice;
};

struct Review {
    Ledger ledger;             // in points
    std::optional<Ledger> win; // in chances to win; of two players or more
    std::vector<SeatReview> seats;
};

struct ReviewOptions {
    GradeLimits points = point_limits;
    GradeLimits chances = chance_limits;
    SharedProspects prospects = {}; // without them nothing is said about chances to win
};

// `values` must be for the rules of the record.
Review review(const core::yahtzee::Record& record, const SharedValues& values,
              const ReviewOptions& options = {});

} // namespace ai::yahtzee
