// The review of a recorded game: its analysis by points and by probability, sums for each seat, and
// what other players would have scored with the same dice.

#pragma once

#include "ai/yahtzee/decide/objective.h"
#include "ai/yahtzee/review/figures.h"
#include "ai/yahtzee/review/game_analysis.h"
#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/notation/record.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace ai::yahtzee::review {

// Final scores with the dice of the record.
struct SameDice {
    // The scores of these players in this seat, while the others play as recorded; nothing if the
    // game is unfinished.
    std::optional<int> optimal;
    std::optional<int> champion;
    // The greatest possible score for a player who knows all dice beforehand.
    int clairvoyant = 0;
    std::optional<double> clairvoyant_seconds; // the time it took, by ReviewOptions::clock
};

struct SeatReview {
    Figures figures;                   // in points
    std::optional<Figures> win;        // in probabilities of the objective of the review
    double luck_free_score = 0;        // points: expected at the start, less all losses
    std::optional<SameDice> same_dice; // where all rolls are those of the record's seed
};

struct Review {
    GameAnalysis by_points;          // in points
    std::optional<GameAnalysis> win; // in probabilities of `objective`
    decide::Objective objective;     // to win, with two players or more; or to beat points
    std::vector<SeatReview> seats;
};

struct ReviewOptions {
    GradeLimits points = point_limits;
    GradeLimits probabilities = probability_limits;
    solve::SharedScoreSource score_source = {}; // null: no probabilities
    decide::Objective objective = {
        decide::Objective::Kind::win};         // whose probabilities are reviewed beside the points
    bool same_dice = true;                     // whether to compute SeatReview::same_dice
    std::function<double()> clock = {};        // seconds; times the clairvoyant score
    std::function<void(double)> progress = {}; // fraction done, 0 to 1
    std::stop_token stop = {};
};

// `values` must be for the rules of the record. Nothing if it was stopped.
std::optional<Review> review(const core::yahtzee::notation::Record& record,
                             const solve::SharedValues& values, const ReviewOptions& options = {});

} // namespace ai::yahtzee::review
