// Between what a person does and the session: checks the rules, asks the tutor, and carries out.

#pragma once

#include "app/session/coach.h"

#include <QObject>

#include <chrono>
#include <optional>

namespace app::session {

// Guards against rolling all five dice again by accident: by a key it takes two presses, and
// presses that follow each other fast count as one.
class RollGuard {
public:
    static constexpr std::chrono::milliseconds least_pause{500};

    // True if the press at this time, by any steady clock, rolls.
    bool press(std::chrono::milliseconds now) {
        const bool rolls = last_ && now - *last_ >= least_pause;
        last_ = now;
        return rolls;
    }

    void forget() { last_.reset(); } // another decision
    bool isArmed() const { return last_.has_value(); }

private:
    std::optional<std::chrono::milliseconds> last_;
};

class TurnController : public QObject {
    Q_OBJECT

public:
    TurnController(GameSession& session, Coach& coach, QObject* parent = nullptr);

    void setTutor(const TutorSettings& tutor) { tutor_ = tutor; }

    void roll(); // the dice that aren't held
    void score(core::yahtzee::Box box);

    // A choice waits for the win probabilities that the tutor judges it by. Without a tutor none
    // does.
    bool isWaiting() const { return waiting_.has_value(); }

    // The choice to which the tutor objects, if any. Any change of the game ends it.
    const std::optional<Advice>& doubt() const { return doubt_; }
    void playOn();                      // carries it out
    void withdraw() { doubt_.reset(); } // doesn't

Q_SIGNALS:
    void refused(const QString& why); // by the rules
    void doubted();                   // by the tutor

private:
    void decide(core::yahtzee::Action action);
    void carryOut(core::yahtzee::Action action);

    GameSession& session_;
    Coach& coach_;
    TutorSettings tutor_;
    std::optional<core::yahtzee::Action> waiting_;
    std::optional<Advice> doubt_;
    std::optional<Advice> judged_; // the last doubt, whatever became of it
};

} // namespace app::session
