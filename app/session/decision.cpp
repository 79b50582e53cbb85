#include "app/session/decision.h"

#include <utility>

namespace app::session {

using core::yahtzee::Action;

Decision::Decision(GameSession& session, Coach& coach, QObject* parent)
    : QObject(parent), session_(session), coach_(coach) {
    connect(&session_, &GameSession::decided, this, &Decision::onDecided);
    connect(&session_, &GameSession::changed, this, &Decision::onChanged);
    connect(&session_, &GameSession::heldChanged, this, [this] {
        chose_held_ = true;
        refresh();
    });
    connect(&coach_, &Coach::adviceChanged, this, &Decision::refresh);
    refresh();
}

void Decision::judgeNextChoice() {
    judges_next_ = true;
    refresh();
    Q_EMIT asked();
}

void Decision::onDecided(Action action) {
    if (saw_best_ && session_.timeline().next_action() != action) session_.noteHint();
    retried_.reset();
    count();
    if (!std::exchange(judges_next_, false) || !session_.isPersonsTurn()) return;
    now_.retried = retried_ = coach_.compared(action);
    if (retried_) Q_EMIT retried();
}

// The last choice, which the coach has just compared.
void Decision::count() {
    const auto& last = coach_.lastChoice();
    if (coach_.mode() != HintMode::guess_first || !session_.isPersonsTurn() || !last) return;
    if (last->ranked_by != guessed_by_) guesses_ = {}; // in another unit
    guessed_by_ = last->ranked_by;
    if (saw_best_) return;
    ++guesses_.all;
    guesses_.right += text::is_right(*last);
    guesses_.loss += text::loss_number(*last, last->chosen());
}

void Decision::onChanged(GameSession::Change change) {
    chose_held_ = false;
    // A choice that is taken back has been compared with the best.
    saw_best_ = coach_.mode() != HintMode::off && session_.isReviewing() && session_.changesGame();
    if (change == GameSession::Change::began) guesses_ = {};
    if (change == GameSession::Change::began || change == GameSession::Change::moved) {
        retried_.reset();
        judges_next_ = false;
    }
    refresh();
}

void Decision::refresh() {
    const bool program_moves = !session_.isPersonsTurn() && !session_.isReviewing();
    now_ = {coach_.mode(), coach_.objective(), coach_.isProvisional()};
    if (!program_moves) now_.hint = coach_.hint();
    saw_best_ |= now_.hint.has_value() && !judges_next_;
    now_.last = coach_.lastChoice();
    const auto& before = coach_.choiceBefore();
    if (now_.last && before && before->ranked_by == now_.last->ranked_by &&
        before->chosen().loss > now_.last->chosen().loss)
        now_.before = before;
    now_.tries_again = judges_next_;
    now_.retried = retried_;
    if (coach_.mode() == HintMode::guess_first) now_.guesses = guesses_;
    if (judges_next_) {
        now_.hint.reset();
        if (now_.mode == HintMode::on) now_.mode = HintMode::guess_first;
    }
    if (!chose_held_ || !session_.canHold() || session_.heldSlots() == 0) return;
    const Action held = Action::hold(session_.heldSlots());
    now_.held = held.keep(session_.game().dice());
    if (now_.hint) now_.verdict_of_held = coach_.compared(held);
}

} // namespace app::session
