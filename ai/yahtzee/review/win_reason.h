// Why one choice wins more often than another: how often each passes the score that the opponents
// will probably end with, how far its final scores spread, and which milestones it still needs.
// Computed from score distributions and target probabilities; nothing is simulated.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/review/milestones.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/solve/score_distribution.h"

#include <optional>
#include <span>
#include <vector>

namespace ai::yahtzee::review {

// The final score of one player, who plays for points from the start of a turn on.
solve::ScoreDistribution final_scores(const solve::ScoreSource& score_source,
                                      const core::yahtzee::Card& card);

// The best final score of the opponents, one at least, who all play for points.
solve::ScoreDistribution best_final_scores(const solve::ScoreSource& score_source,
                                           std::span<const core::yahtzee::Card> opponents);

// Milestones of which at least one is reached after a choice, and how often that is.
struct Needed {
    std::vector<Milestone> milestones; // one or two
    double of_all;                     // probability over all games
    double of_won;                     // probability over the games that are won
    double wins_with;                  // probability to win the games that reach one of them
    double wins_without;               // probability to win the others
};

// What follows from a choice when this turn is played to win and the later ones for points.
struct Stakes {
    double passes;    // the greatest probability to end above WinReason::target: later turns for it
    double mean;      // final score, points
    double deviation; // points
    int low;          // final score: one game in ten ends below or with it
    int high;         // and one in ten above or with it
    // Milestones that won games reach more often than others; nothing where none matters, or where
    // more than MilestoneScores::max_open_boxes are open after this turn.
    std::optional<Needed> needed;
};

struct WinReason {
    int target; // points: the median of the best opponent's final score, or the points to beat
    Stakes choice;
    Stakes other;
};

// Explains choices that are ranked to win or to beat points. Caches, so one is used by one thread
// at a time.
class WinReasons {
public:
    // Neither may be null.
    WinReasons(solve::SharedValues values, solve::SharedScoreSource score_source);

    // `objective` is to win, against one opponent or more, or to beat points. `policy` is how this
    // turn is played on for it.
    WinReason compare(const core::yahtzee::Position& position, const decide::Objective& objective,
                      const turn::TurnPolicy& policy, core::yahtzee::Action choice,
                      core::yahtzee::Action other);

private:
    // The probability to win, plus half that of a tie, by final score.
    using Wins = std::vector<double>;

    struct Question {
        const core::yahtzee::Position& position;
        Wins wins;
        turn::SharedTurn passing; // this turn played to end above the target
    };

    Stakes stakes(const Question& question, const turn::TurnPolicy& policy,
                  core::yahtzee::Action action);
    std::optional<Needed> needed(const Question& question, const std::vector<TurnEnd>& ends);

    solve::SharedValues values_;
    solve::SharedScoreSource score_source_;
    decide::ActionRanker ranker_;
    MilestoneScores scores_;
};

} // namespace ai::yahtzee::review
