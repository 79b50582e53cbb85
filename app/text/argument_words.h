// What speaks for one choice of two, in clauses of a player's words. Every number is exact to the
// place printed.

#pragma once

#include "ai/yahtzee/review/argument.h"
#include "core/yahtzee/game.h"

#include <QCoreApplication>
#include <QString>

namespace app::text {

// What lupdate finds the texts by.
struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(TurnWords)
};

QString sentence(const QString& clause);

QString share_text(double probability);       // "53 %", "more than 99 %"
QString other_share_text(double probability); // "53 %", "almost never", "never"

// Words the arguments of one decision.
class ArgumentWords {
public:
    ArgumentWords(const core::yahtzee::Game& game, const ai::yahtzee::review::ChoicePair& choices)
        : game_(game), choices_(choices) {}

    // Begins in lower case with the choice: with "it", where the sentence has named it before.
    QString clause(const ai::yahtzee::review::Argument& argument, bool is_named_before) const;

    // What meeting the aim means, as the object of "makes": "at least three sixes", "a full house".
    QString aim_name(const ai::yahtzee::review::Aim& aim) const;

private:
    QString aim_with_points(const ai::yahtzee::review::Aim& aim) const;
    QString name(const ai::yahtzee::review::ChoiceFigures& choice) const;
    QString aim(const ai::yahtzee::review::Argument& argument, const QString& subject) const;
    QString because(const ai::yahtzee::review::Argument& argument, const QString& clause) const;
    QString two_aims(const ai::yahtzee::review::Argument& argument, const QString& subject) const;
    QString poor_aim(const ai::yahtzee::review::Aim& aim) const;
    QString bonus(const ai::yahtzee::review::Argument& argument, const QString& subject) const;
    QString average(const ai::yahtzee::review::Argument& argument, const QString& subject) const;
    QString rolls(const ai::yahtzee::review::Argument& argument, const QString& subject) const;
    QString ends_turn(core::yahtzee::Box box) const;
    QString two_boxes(const ai::yahtzee::review::Argument& argument, const QString& subject) const;
    QString box_later(core::yahtzee::Box box) const;
    QString stays_sure(core::yahtzee::Box box) const;
    QString spare_box(const ai::yahtzee::review::Argument& argument) const;

    const core::yahtzee::Game& game_;
    const ai::yahtzee::review::ChoicePair& choices_;
};

} // namespace app::text
