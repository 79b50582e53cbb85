// The decision on the table as every part of the window shows it, worked out once per change: what
// lies there, what is best, what is held, and what became of the last choice.

#pragma once

#include "app/session/coach.h"
#include "app/session/game_session.h"
#include "app/text/coach_words.h"

#include <QObject>

#include <optional>

namespace app::session {

struct DecisionView {
    HintMode mode = HintMode::off;
    ai::yahtzee::decide::Objective objective = {};
    bool is_provisional = false;        // see Coach
    std::optional<Advice> hint = {};    // nothing while a program moves, or if none is wanted
    std::optional<Advice> last = {};    // the last choice of a person, compared
    std::optional<Advice> before = {};  // one of the same turn that lost more
    bool tries_again = false;           // the next choice is one that is tried again
    std::optional<Advice> retried = {}; // that choice, compared
    // Guesses of this game, by the objective that is set; none where hints are not for afterwards.
    text::Guesses guesses = {};
    // The dice that the person who is to decide has kept since the last roll; dice that lie there
    // from before are no choice.
    std::optional<core::dice::Keep> held = {};
    // The verdict on them.
    std::optional<Advice> verdict_of_held = {};
};

class Decision : public QObject {
    Q_OBJECT

public:
    Decision(GameSession& session, Coach& coach, QObject* parent = nullptr);

    // Up to date before anybody else hears of a change.
    const DecisionView& now() const { return now_; }

    // The next choice is one that is tried again: it is compared, hints or not.
    // Until then nothing tells what is best.
    void judgeNextChoice();

Q_SIGNALS:
    void asked();   // a choice is tried again; now() is without hints
    void retried(); // and now() has how it compares

private:
    void onDecided(core::yahtzee::Action action);
    void onChanged(GameSession::Change change);
    void count();
    void refresh();

    GameSession& session_;
    Coach& coach_;
    DecisionView now_;
    std::optional<Advice> retried_;
    text::Guesses guesses_;
    ai::yahtzee::decide::Objective guessed_by_; // the unit of their loss
    bool judges_next_ = false;
    bool chose_held_ = false; // since the last roll
    bool saw_best_ = false;   // of the decision on the table
};

} // namespace app::session
