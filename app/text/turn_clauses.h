// Clauses that compare two choices of dice to keep, for the coach's sentences: what each scores
// more often in this turn, and what it brings by the end of the game.

#pragma once

#include "app/text/turn_words.h"
#include "core/dice/keep.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/game.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace app::text {

// What lupdate finds the texts by.
struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(TurnWords)
};

constexpr double min_difference_told = 0.02; // of a probability

// About what filling a box in full brings; 0 for chance, which takes anything.
double weight(core::yahtzee::Box box);

// What filling a box in full means, as the object of "scores": "a full house".
QString full_name(core::yahtzee::Box box);

QString sentence(const QString& clause);

QString share_text(double probability);       // "53 %", "more than 99 %"
QString other_share_text(double probability); // "53 %", "almost never", "never"

double in_full(const ExplainedChoice& choice, core::yahtzee::Box box);

core::yahtzee::BoxSet open_boxes(const core::yahtzee::Game& game); // of the mover

// Whether the dice fill the box in full, whatever else is rolled.
bool has_in_hand(const core::yahtzee::Game& game, core::dice::Keep keep, core::yahtzee::Box box);

// What a first choice has more of than a second, in clauses that begin in lower case with
// `subject`: "it", or the first choice.
struct Clauses {
    const core::yahtzee::Game& game;
    const ExplainedChoice& first;
    const ExplainedChoice& second;
    QString subject;

    core::dice::Keep kept(const ExplainedChoice& choice) const;

    // About how many points more this turn brings in the box; 0 if that isn't to be told.
    double advantage(core::yahtzee::Box box) const;
    std::optional<core::yahtzee::Box> best_box() const;

    QString scores(core::yahtzee::Box box) const;
    // Empty if it isn't known, or teaches nothing.
    QString reaches_bonus() const;
    // The same, if the dice show that too.
    QString visibly_reaches_bonus() const;

    // What this turn is for, then the upper bonus; at most two, none if nothing is to be told.
    QStringList reasons() const;

private:
    bool has_parts() const { return first.parts && second.parts; }
    double more_points(core::yahtzee::Box box) const;
    QString other_name() const;
    bool brings_bonus(core::yahtzee::Box box) const;
    bool keeps_for_bonus() const;
    QString leaves_open(core::yahtzee::Box box) const;
    QString ends_with(core::yahtzee::Box box) const;
    QString rolls_more_of_face() const;
    QString brings_later() const;
};

} // namespace app::text
