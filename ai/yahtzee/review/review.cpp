#include "ai/yahtzee/review/review.h"

#include "ai/yahtzee/decide/action_evaluator.h"
#include "ai/yahtzee/players/champion.h"
#include "ai/yahtzee/players/searcher.h"
#include "ai/yahtzee/review/same_dice.h"
#include "core/yahtzee/notation/record_words.h"

#include <cassert>
#include <memory>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::players;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::state;

namespace {

using core::yahtzee::notation::Record;

// Something of it, if it was stopped.
SameDice same_dice_of(const Record& record, int seat, const SharedValues& values,
                      const ReviewOptions& options) {
    SameDice result;
    Optimal optimal(values);
    result.optimal = same_dice(record, seat, optimal, options.stop);
    if (options.score_source && record.players.size() > 1) {
        Champion champion(values, options.score_source, {.stop = options.stop});
        result.champion = same_dice(record, seat, champion, options.stop);
    }
    if (options.stop.stop_requested()) return result;
    const core::yahtzee::Card card = start_of(record).card(seat);
    const double start = options.clock ? options.clock() : 0;
    result.clairvoyant =
        clairvoyant_score(record.rules, card, dice_of_seat(record, seat), options.stop).value_or(0);
    if (options.clock) result.clairvoyant_seconds = options.clock() - start;
    return result;
}

// Null where its probabilities aren't known.
std::unique_ptr<ActionEvaluator> probability_objective(const SharedValues& values,
                                                       const ReviewOptions& options, int players) {
    if (!options.score_source) return nullptr;
    if (options.objective.kind == Objective::Kind::beat)
        return std::make_unique<BeatPoints>(values, options.score_source, options.objective.points);
    if (players < 2) return nullptr;
    return std::make_unique<WinGame>(values, options.score_source, players,
                                     win::WinProbabilityOptions{.stop = options.stop});
}

// Shares of the time that a review takes, as measured where it has all: the rest is the same dice.
constexpr double points_share = 0.03;
constexpr double probabilities_share = 0.27;

// Progress within a part of the whole, from `start` on.
std::function<void(double)> part_of(const std::function<void(double)>& progress, double start,
                                    double share) {
    if (!progress) return {};
    return [&progress, start, share](double done) { progress(start + share * done); };
}

// Throws win::Stopped too.
std::optional<Review> review_until_stop(const Record& record, const SharedValues& values,
                                        const ReviewOptions& options) {
    assert(values->rules() == record.rules);
    assert(options.objective.kind != Objective::Kind::expected); // that comes anyway
    ExpectedScore score(values);
    const std::stop_token& stop = options.stop;
    const auto& progress = options.progress;
    Review review{
        analyse_game(record, score, options.points, stop, part_of(progress, 0, points_share)),
        {},
        options.objective,
        {}};
    const auto players = static_cast<int>(record.players.size());
    if (const auto probabilities = probability_objective(values, options, players))
        review.win = analyse_game(record, *probabilities, options.probabilities, stop,
                                  part_of(progress, points_share, probabilities_share));
    const bool has_same_dice = record.dice && options.same_dice && !first_foreign_roll(record);
    for (int seat = 0; seat < players; ++seat) {
        if (stop.stop_requested()) return std::nullopt;
        const PlayerTotals& account = review.by_points.totals[static_cast<std::size_t>(seat)];
        SeatReview& of_seat = review.seats.emplace_back();
        of_seat.figures = figures_of(review.by_points, seat);
        if (review.win) of_seat.win = figures_of(*review.win, seat);
        of_seat.luck_free_score = account.start - account.losses;
        if (has_same_dice) of_seat.same_dice = same_dice_of(record, seat, values, options);
        if (progress)
            progress(points_share + probabilities_share +
                     (1 - points_share - probabilities_share) * (seat + 1) / players);
    }
    if (stop.stop_requested()) return std::nullopt;
    return review;
}

} // namespace

std::optional<Review> review(const Record& record, const SharedValues& values,
                             const ReviewOptions& options) {
    try {
        return review_until_stop(record, values, options);
    } catch (const win::Stopped&) {
        return std::nullopt;
    }
}

} // namespace ai::yahtzee::review
