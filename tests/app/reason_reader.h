// Reads the coach's sentences about two choices back: every number must agree with the exact
// figures to the place that is printed. The figures are found on ways of their own: from the ends
// of the turn and the contributions to the score.

#pragma once

#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "core/yahtzee/game.h"

#include <QRegularExpression>
#include <QString>

#include <vector>

namespace tests {

// What is known of one choice.
struct ReadChoice {
    core::yahtzee::Action action;
    std::vector<ai::yahtzee::review::TurnEnd> ends;
    ai::yahtzee::solve::Contributions parts{};
};

class ReasonReader {
public:
    ReasonReader(const core::yahtzee::Game& game, ReadChoice better, ReadChoice worse);

    // Whether the sentence about this turn is one that the coach may say, and true.
    bool is_true(const QString& sentence) const;

    // Whether the sentence begins a text about play for points, and is true.
    bool is_true_beginning(const QString& sentence) const;

    // What follows "is better: " or "is slightly better: "; empty if the sentence says neither.
    QString why(const QString& sentence, bool is_slight) const;

private:
    using Aim = QString; // as it is printed

    bool is_true_clause(QString clause, bool objects) const;
    // Without the choice that it begins with.
    bool says_aims(const QString& rest, const ReadChoice& own, const ReadChoice& other) const;
    bool says_bonus(const QString& rest, const ReadChoice& own, const ReadChoice& other) const;
    bool says_averages(const QString& rest, const ReadChoice& own, const ReadChoice& other) const;
    bool says_what_rolling_makes(const QString& rest, const ReadChoice& keep) const;
    bool says_two_boxes(const QString& rest, const ReadChoice& own, const ReadChoice& other) const;
    bool says_poor_aim(const QString& rest, const ReadChoice& own) const;
    bool is_true_of_box_and_keep(const QString& clause) const;
    bool is_true_of_spare_box(const QString& clause) const;
    bool is_true_because(const QString& why, const Aim& aim, const ReadChoice& own,
                         const ReadChoice& other) const;

    QString name(const ReadChoice& choice) const;
    core::yahtzee::BoxSet open() const;
    int points_now(core::yahtzee::Box box) const;
    bool is_met(const Aim& aim, core::dice::Roll roll) const;
    double makes(const ReadChoice& choice, const Aim& aim) const;
    bool is_sure(const ReadChoice& choice, const Aim& aim) const;
    bool earns_bonus(const Aim& aim) const;
    bool open_for(const Aim& aim) const;
    QString points_of(const Aim& aim) const; // "(40 points)", or nothing
    double loss() const;                     // points

    const core::yahtzee::Game& game_;
    ReadChoice better_;
    ReadChoice worse_;
};

} // namespace tests
