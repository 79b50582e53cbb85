// An exercise: a position, its choices ranked, and what the basic strategy says there.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/practice/steps.h"
#include "core/yahtzee/position.h"

#include <optional>
#include <vector>

namespace ai::yahtzee::practice {

enum class Goal { points, win };

struct Exercise {
    core::yahtzee::Position position;
    Goal goal = Goal::points;
    StepDecision page; // what the whole page says
    // The step that is practised; not page.step in a look-alike, which an earlier line decides.
    int practised = 0;
    // All choices, best for the goal first, with win probabilities where they are exact.
    std::vector<decide::RankedAction> ranking;

    const decide::RankedAction& best() const { return ranking[0]; }
    // The loss of a choice: points, or win probability. It must be ranked.
    double loss_of(core::yahtzee::Action action) const;
    double page_loss() const { return loss_of(page.action); }
    // The step to be learned from it: the one that decides, unless following it loses; then 0.
    int taught_step() const { return page_loss() > 0 ? 0 : page.step; }

    friend bool operator==(const Exercise& a, const Exercise& b) {
        return a.position == b.position && a.goal == b.goal;
    }
};

// The objects with which one thread examines positions.
struct Examiner {
    StepJudge judge;
    decide::ActionRanker ranker;

    // Win probabilities are exact once no card has more than `exact_boxes` open boxes.
    explicit Examiner(solve::SharedValues values, int exact_boxes = 0,
                      const std::stop_token& stop = {});

    core::yahtzee::Rules rules() const { return ranker.values().rules(); }

    // Nothing if the position has only one choice, "keep all five" left out, or if the goal is to
    // win and win probabilities are unknown.
    std::optional<Exercise> exercise(const core::yahtzee::Position& position, Goal goal);
};

} // namespace ai::yahtzee::practice
