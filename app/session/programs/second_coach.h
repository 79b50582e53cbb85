// A contest program as a second coach: what it would do with the dice on the table, asked whenever
// a person is to decide and hints are shown. Games of two by the contest's rules only.

#pragma once

#include "app/session/coach.h"
#include "app/session/programs/contest_players.h"

#include <QObject>

#include <optional>

namespace app::session {

class SecondCoach : public QObject {
    Q_OBJECT

public:
    SecondCoach(GameSession& session, Coach& coach, QObject* parent = nullptr,
                QStringList host_options = {});

    // The program's name in the list; empty: there is no second coach.
    void setProgram(const QString& name, const std::vector<ContestProgram>& programs);
    const QString& name() const { return name_; }

    bool isThinking() const { return asked_.has_value() && !chosen_ && failure_.isEmpty(); }
    // For the dice on the table; nothing until it is known.
    const std::optional<core::yahtzee::Action>& choice() const { return chosen_; }
    const QString& failure() const {
        return failure_;
    } // why it said nothing; empty: it didn't fail
    void tryAgain();

    // The choice compared with the coach's; nothing until both are known.
    std::optional<Advice> compared() const;

Q_SIGNALS:
    void changed();

private:
    void think();

    GameSession& session_;
    Coach& coach_;
    ContestPlayers players_;
    QString name_;
    std::optional<core::yahtzee::Game> asked_; // about this game
    std::optional<core::yahtzee::Action> chosen_;
    QString failure_;
};

} // namespace app::session
