#include "app/session/announcer.h"

#include "app/text/coach_words.h"
#include "app/text/words.h"

#include <utility>

namespace app::session {

using namespace app::text;
using core::yahtzee::Action;
using core::yahtzee::Phase;

Announcer::Announcer(GameSession& session, Coach& coach, TurnController& turn, QObject* parent)
    : QObject(parent), session_(session), coach_(coach), turn_(turn) {
    connect(&session_, &GameSession::decided, this, &Announcer::tellDecision);
    connect(&session_, &GameSession::changed, this, &Announcer::tellChange);
    connect(&session_, &GameSession::playerFailed, this, &Announcer::announced);
    connect(&turn_, &TurnController::doubted, this, &Announcer::tellDoubt);
    connect(&turn_, &TurnController::refused, this, &Announcer::announced);
}

void Announcer::tellDecision(Action action) {
    const QString name = session_.moverName();
    const QString words = is_you(name) ? own_action_text(session_.game(), action)
                                       : action_text(name, session_.game(), action);
    decided_ = tr("%1.").arg(words);
}

void Announcer::tellChange(GameSession::Change change) {
    QStringList sentences;
    const QString decided = std::exchange(decided_, {});
    if (!decided.isEmpty()) sentences << decided;
    const auto& last = coach_.lastChoice();
    if (!decided.isEmpty() && last && coach_.mode() != HintMode::off)
        sentences << comparison_sentence(*last);
    if (session_.isOver())
        sentences << tr("The game is over. %1.")
                         .arg(result_text(session_.game(), names(session_.record())));
    else if (change == GameSession::Change::rolled || session_.game().phase() == Phase::to_decide)
        sentences << rollSentence() << hintSentence();
    else
        sentences << turnSentence();
    sentences.removeAll(QString());
    if (!sentences.empty()) Q_EMIT announced(sentences.join(' '));
}

void Announcer::tellDoubt() {
    if (turn_.doubt()) Q_EMIT announced(choice_verdict(*turn_.doubt()));
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
    if (!session_.isPersonsTurn()) return {};
    const auto hint = coach_.hint();
    return hint ? tr("Best: %1.").arg(choice_text(hint->game, hint->best().action)) : QString();
}

} // namespace app::session
