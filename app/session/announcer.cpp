#include "app/session/announcer.h"

#include "app/text/coach_words.h"
#include "app/text/words.h"

#include <utility>

namespace app::session {

using namespace app::text;
using core::yahtzee::Action;
using core::yahtzee::Phase;

Announcer::Announcer(GameSession& session, Coach& coach, const Decision& decision,
                     TurnController& turn, QObject* parent)
    : QObject(parent), session_(session), coach_(coach), decision_(decision), turn_(turn) {
    connect(&session_, &GameSession::decided, this, &Announcer::tellDecision);
    connect(&session_, &GameSession::changed, this, &Announcer::tellChange);
    connect(&session_, &GameSession::heldChanged, this, &Announcer::tellHeld);
    connect(&session_, &GameSession::faceEntered, this, &Announcer::tellFaces);
    connect(&coach_, &Coach::adviceChanged, this, &Announcer::tellAdvice);
    connect(&session_, &GameSession::playerFailed, this, &Announcer::announced);
    connect(&turn_, &TurnController::doubted, this, &Announcer::tellDoubt);
    connect(&turn_, &TurnController::refused, this, &Announcer::announced);
}

void Announcer::tellDecision(Action action) {
    decided_ = tr("%1.").arg(action_text(session_.moverName(), session_.game(), action));
    is_persons_ = session_.isPersonsTurn();
}

void Announcer::tellChange(GameSession::Change change) {
    QStringList sentences;
    hint_.clear();
    const QString decided = std::exchange(decided_, {});
    if (!decided.isEmpty()) sentences << decided;
    const DecisionView& now = decision_.now();
    if (!decided.isEmpty() && is_persons_ && now.last && now.mode != HintMode::off)
        sentences << (now.guesses.all > 0 ? guess_sentence(*now.last, now.guesses)
                                          : comparison_sentence(*now.last));
    if (session_.isOver())
        sentences << tr("The game is over. %1.")
                         .arg(result_text(session_.game(), names(session_.record())));
    else if (change == GameSession::Change::rolled || session_.game().phase() == Phase::to_decide)
        sentences << rollSentence() << (hint_ = hintSentence());
    else
        sentences << turnSentence();
    sentences.removeAll(QString());
    if (!sentences.empty()) Q_EMIT announced(sentences.join(' '));
}

void Announcer::tellDoubt() {
    if (turn_.doubt()) Q_EMIT announced(choice_verdict(*turn_.doubt()));
}

// With hints also what rolling the others would lose.
void Announcer::tellHeld() {
    if (!session_.canHold()) return;
    const auto held = Action::hold(session_.heldSlots());
    QString words = kept_sentence(held.keep(session_.game().dice()));
    const DecisionView& now = decision_.now();
    if (now.verdict_of_held && !now.is_provisional)
        words += ' ' + choice_verdict(*now.verdict_of_held);
    Q_EMIT announced(words);
}

void Announcer::tellFaces() {
    QStringList faces;
    for (const int face : session_.shownDice().value_or(core::dice::Dice{}))
        if (face != 0) faces << QString::number(face);
    const QString missing = tr("%n dice are missing.", "", session_.diceToEnter());
    Q_EMIT announced(
        faces.isEmpty() ? missing : tr("On the table: %1.").arg(faces.join(' ')) + ' ' + missing);
}

// Announces the best choice when it becomes known after the roll, or changes.
void Announcer::tellAdvice() {
    if (decision_.now().mode != HintMode::on) return hint_.clear();
    if (session_.game().phase() != Phase::to_decide) return;
    const QString hint = hintSentence();
    if (hint.isEmpty() || hint == hint_) return;
    hint_ = hint;
    Q_EMIT announced(hint);
}

// The best choice, where it is known, has just been said.
void Announcer::tellHints() {
    switch (coach_.mode()) {
    case HintMode::off:
        return Q_EMIT announced(tr("Hints are off."));
    case HintMode::guess_first:
        return Q_EMIT announced(tr("Choose first; then hear how it compares."));
    case HintMode::on:
        if (hint_.isEmpty()) Q_EMIT announced(tr("Hints are on."));
    }
}

QString Announcer::rollSentence() const {
    const auto& game = session_.game();
    const QString name = session_.moverName();
    const QString dice = faces_text(game.dice());
    const int left = core::yahtzee::rolls_per_turn - game.roll_number();
    const QString rolled =
        is_you(name) ? tr("You rolled %1.").arg(dice) : tr("%1 rolled %2.").arg(name, dice);
    const QString rest = left == 0   ? tr("No roll is left.")
                         : left == 1 ? tr("1 roll is left.")
                                     : tr("2 rolls are left.");
    return rolled + ' ' + rest;
}

QString Announcer::turnSentence() const {
    const auto& game = session_.game();
    const QString name = session_.moverName();
    if (session_.wantsDice())
        return session_.diceToEnter() == 1
                   ? tr("%1, turn %2: throw 1 die and enter it.")
                         .arg(shown_name(name))
                         .arg(game.turn() + 1)
                   : tr("%1, turn %2: throw %n dice and enter them.", "", session_.diceToEnter())
                         .arg(shown_name(name))
                         .arg(game.turn() + 1);
    if (game.roll_number() > 0) return {};
    return is_you(name) ? tr("Your turn %1.").arg(game.turn() + 1)
                        : tr("%1, turn %2.").arg(name).arg(game.turn() + 1);
}

QString Announcer::hintSentence() const {
    if (!session_.isPersonsTurn() || decision_.now().is_provisional) return {};
    const auto& hint = decision_.now().hint;
    return hint ? tr("Best: %1.").arg(choice_text(hint->game, hint->best().action)) : QString();
}

} // namespace app::session
