#include "app/session/turn_controller.h"

#include "app/text/coach_words.h"
#include "app/text/words.h"

#include <utility>

namespace app::session {

using core::yahtzee::Action;
using core::yahtzee::Phase;

TurnController::TurnController(GameSession& session, Coach& coach, QObject* parent)
    : QObject(parent), session_(session), coach_(coach) {
    connect(&session_, &GameSession::changed, this, [this] {
        waiting_.reset();
        doubt_.reset();
    });
    // After the views have shown the advice.
    connect(
        &coach_, &Coach::adviceChanged, this,
        [this] {
            if (waiting_ && !coach_.isThinking()) decide(*std::exchange(waiting_, {}));
        },
        Qt::QueuedConnection);
}

void TurnController::roll() {
    if (session_.canHold() && session_.canRoll())
        decide(Action::hold(session_.heldSlots()));
    else
        session_.roll();
}

void TurnController::score(core::yahtzee::Box box) {
    const auto& game = session_.game();
    if (!session_.isPersonsTurn() || game.phase() != Phase::to_decide) return;
    if (!game.card(game.mover()).open().contains(box)) return;
    const QString why = text::refusal(game, box);
    if (!why.isEmpty()) return Q_EMIT refused(why);
    decide(Action::score(box));
}

void TurnController::decide(Action action) {
    // Another choice knows the tutor's verdict on the one before.
    if (judged_ && judged_->game == session_.game() &&
        !judged_->chosen().action.is_same_choice(action, session_.game().dice()))
        session_.noteHint();
    doubt_.reset();
    if (tutor_.mode == TutorMode::off) return carryOut(action);
    if (coach_.isThinking() && text::is_by_probability(coach_.objective())) {
        waiting_ = action;
        return;
    }
    doubt_ = objection(tutor_, coach_, action);
    if (!doubt_) return carryOut(action);
    judged_ = doubt_;
    Q_EMIT doubted();
}

void TurnController::carryOut(Action action) {
    if (action.is_score()) return session_.score(action.box());
    session_.setHeldSlots(action.slots()); // other dice may be held by now
    session_.roll();
}

void TurnController::playOn() {
    if (doubt_) carryOut(std::exchange(doubt_, {})->chosen().action);
}

} // namespace app::session
