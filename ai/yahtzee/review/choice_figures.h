// The figures of one choice that reasons are made of: how its turn ends, and where the points of
// the game come from then.

#pragma once

#include "ai/yahtzee/review/aim.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <vector>

namespace ai::yahtzee::review {

struct ChoiceFigures {
    core::yahtzee::Action action;
    std::vector<TurnEnd> ends;
    std::vector<double> points_after; // for each end: of this turn and on average of the later ones
    solve::Contributions parts{};     // points still to come on average, this turn's included
};

// `ends` are those of the action; later turns are played for points.
ChoiceFigures choice_figures(const solve::Values& values, const solve::ContributionTable& table,
                             const core::yahtzee::Position& position, core::yahtzee::Action action,
                             std::vector<TurnEnd> ends);

// Points in a box, on average.
struct BoxMeans {
    double now;   // where this turn ends in it with points; 0 if it never does
    double later; // where it stays open
};

// Two choices of one decision.
struct ChoicePair {
    core::yahtzee::Rules rules;
    const core::yahtzee::Position& position;
    const ChoiceFigures& better;
    const ChoiceFigures& worse;

    const core::yahtzee::Card& card() const { return position.mover; }
    core::dice::Keep kept(const ChoiceFigures& choice) const;
    int points_now(const ChoiceFigures& choice) const; // of a box

    // Points of the whole game by which the better choice is ahead, on average.
    double difference() const;

    // That the last roll of this turn meets the aim.
    double makes(const ChoiceFigures& choice, const Aim& aim) const;
    // That the turn ends in the box of the aim, if that is open, and meets it.
    bool is_scored(const TurnEnd& end, const Aim& aim) const;
    double scores(const ChoiceFigures& choice, const Aim& aim) const;
    bool is_sure(const ChoiceFigures& choice, const Aim& aim) const;
    // How many points more a turn brings that meets the aim in its box than one that fills no box
    // in full, on average, or than the worst one; 0 if neither choice meets it.
    double gain(const Aim& aim) const;

    BoxMeans box_means(const ChoiceFigures& choice, core::yahtzee::Box box) const;

    // The points that the last roll would bring in the box, on average.
    double mean_points(const ChoiceFigures& choice, core::yahtzee::Box box) const;
};

// Of the upper bonus by the end of the game, unless it is earned already.
double bonus_probability(const ChoiceFigures& choice);

} // namespace ai::yahtzee::review
