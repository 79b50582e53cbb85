// Says in sentences what happens in the game, for people who listen instead of looking: the dice
// that were rolled and kept, the best choice, the loss of a choice, whose turn it is, the result.

#pragma once

#include "app/session/coach.h"
#include "app/session/decision.h"
#include "app/session/turn_controller.h"

#include <QObject>

namespace app::session {

class Announcer : public QObject {
    Q_OBJECT

public:
    Announcer(GameSession& session, Coach& coach, const Decision& decision, TurnController& turn,
              QObject* parent = nullptr);

    void tellHints(); // after somebody has chosen whether there are any

Q_SIGNALS:
    void announced(const QString& sentences);

private:
    void tellDecision(core::yahtzee::Action action);
    void tellChange(GameSession::Change change);
    void tellDoubt();
    void tellHeld();
    void tellFaces();
    void tellAdvice();
    QString rollSentence() const;
    QString turnSentence() const;
    QString hintSentence() const;

    GameSession& session_;
    Coach& coach_;
    const Decision& decision_;
    TurnController& turn_;
    QString decided_;         // to be said with what follows on it
    bool is_persons_ = false; // what was decided
    QString hint_;            // what was said last to be best
};

} // namespace app::session
