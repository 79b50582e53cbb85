#include "ai/yahtzee/coach/review.h"

#include "ai/yahtzee/coach/hindsight.h"
#include "ai/yahtzee/coach/objective.h"
#include "ai/yahtzee/players/optimal.h"

#include <cassert>

namespace ai::yahtzee {

namespace {

SameDice same_dice_of(const core::yahtzee::Record& record, int seat, const SharedValues& values) {
    Optimal optimal(values);
    const core::yahtzee::Game start = start_of(record);
    return {same_dice(record, seat, optimal),
            clairvoyant_score(record.rules, start.card(seat), dice_of_seat(record, seat))};
}

} // namespace

Review review(const core::yahtzee::Record& record, const SharedValues& values,
              const GradeLimits& limits) {
    assert(values->rules() == record.rules);
    ExpectedScore objective(values);
    Review review{make_ledger(record, objective, limits), {}};
    for (int seat = 0; seat < std::ssize(record.players); ++seat) {
        const Account& account = review.ledger.accounts[static_cast<std::size_t>(seat)];
        SeatReview& of_seat = review.seats.emplace_back();
        of_seat.figures = figures_of(review.ledger, seat);
        of_seat.luck_free_score = account.start - account.losses;
        if (record.dice) of_seat.same_dice = same_dice_of(record, seat, values);
    }
    return review;
}

} // namespace ai::yahtzee
