#include "app/views/play/play_page.h"

#include "app/session/levels.h"
#include "app/storage/same_game.h"
#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QShortcut>

#include <algorithm>
#include <utility>

namespace app::views::play {

using namespace app::session;
using namespace app::text;
using namespace app::analysis;
using namespace app::models;
using core::yahtzee::Action;
using core::yahtzee::Phase;

namespace {

bool is_right(const Advice& advice) { return !is_shown(loss_number(advice, advice.chosen())); }

// "Right. Keeping 6 6 is best.", "Not yet. Keeping 5 6 gives away 13.50 points."
QString verdict_of_try(const Advice& advice) {
    return (is_right(advice) ? PlayPage::tr("Right. %1") : PlayPage::tr("Not yet. %1"))
        .arg(choice_verdict(advice));
}

} // namespace

PlayPage::PlayPage(Trainer& trainer, QWidget* parent)
    : PlacePage(parent),
      trainer_(trainer),
      sheet_view_(new SheetView(this)),
      table_(new TableView(trainer.session, this)),
      coach_(new CoachPanel(trainer.coach, trainer.analysis, this)),
      drawer_button_(new QToolButton(this)),
      strip_(new StripUpdater(trainer, table_->strip(), this)),
      overlays_(new PlayOverlays(trainer, {*this, *sheet_view_, *table_, *coach_})) {
    setObjectName("playPage");
    sheet_.follow(trainer.session);
    sheet_view_->setSheet(&sheet_);
    drawer_button_->setObjectName("openCoach");
    drawer_button_->setText(tr("Coach (F9)"));
    drawer_button_->setToolTip(tr("What is best, and why"));
    coach_->followSecond(trainer.second_coach);
    clock_.start();
    makeKeys();
    listenToSession();
    listenToOthers();
    listenToParts();
    listenToOverlays();
    setFocusProxy(sheet_view_);
    onChanged(GameSession::Change::began);
}

void PlayPage::listenToSession() {
    GameSession& session = trainer_.session;
    connect(&session, &GameSession::changed, this, &PlayPage::onChanged);
    connect(&session, &GameSession::faceEntered, this, [this] {
        table_->dice().showDice(trainer_.session.shownDice(), 0, false);
        table_->showTurn();
    });
    connect(&session, &GameSession::heldChanged, this, [this] {
        trainer_.turn.withdraw();
        guard_.forget();
        chose_held_ = true;
        showHeld();
    });
    connect(&session, &GameSession::decided, this, &PlayPage::judgeChoice);
    connect(&session, &GameSession::decided, this, [this](Action action) {
        const GameSession& now = trainer_.session;
        const bool is_your_turn = now.isPersonsTurn() && people(now.record()) == 1;
        table_->say(is_your_turn ? own_action_text(now.game(), action)
                                 : action_text(shown_name(now.moverName()), now.game(), action));
    });
}

void PlayPage::listenToOthers() {
    connect(&trainer_.coach, &Coach::adviceChanged, this, &PlayPage::showAdvice);
    connect(&trainer_.tables, &TableCache::changed, this, &PlayPage::showCaption);
    connect(&trainer_.values, &ValueCache::progressed, this, &PlayPage::showReadiness);
    connect(&trainer_.values, &ValueCache::solved, this, [this] {
        showReadiness();
        strip_->showCourse();
        overlays_->showEnd(); // the account of a game that is over
    });
}

void PlayPage::listenToParts() {
    GameSession& session = trainer_.session;
    connect(&trainer_.turn, &TurnController::doubted, this, &PlayPage::object);
    connect(&trainer_.turn, &TurnController::refused, this, &PlayPage::said);
    connect(table_, &TableView::rollWanted, this, &PlayPage::rollNow);
    connect(table_, &TableView::hurryWanted, &session, &GameSession::hurry);
    connect(table_, &TableView::sealWanted, this, &PlayPage::sealWanted);
    connect(&table_->dice(), &DiceView::toggled, this, &PlayPage::toggleHeld);
    connect(&table_->dice(), &DiceView::settled, this, &PlayPage::showSettled);
    connect(&table_->strip(), &GameStrip::turnPicked, this, [this](int turn) {
        const auto& turns = table_->strip().course().turns;
        trainer_.session.goToInGame(turns[static_cast<std::size_t>(turn)].moment);
    });
    connect(sheet_view_, &SheetView::taken, this, &PlayPage::take);
    connect(sheet_view_, &SheetView::refused, this, &PlayPage::said);
    connect(coach_, &CoachPanel::picked, this, &PlayPage::pick);
    connect(coach_, &CoachPanel::objectiveChosen, this, &PlayPage::objectiveChosen);
    connect(coach_, &CoachPanel::announced, this, &PlayPage::announced);
    connect(coach_, &CoachPanel::hintsWanted, this, &PlayPage::hintsWanted);
    connect(coach_, &CoachPanel::closeWanted, this, [this] { showCoach(false); });
    connect(drawer_button_, &QToolButton::clicked, this, [this] { showCoach(!isCoachShown()); });
}

void PlayPage::listenToOverlays() {
    EndCard& end = overlays_->end();
    connect(&end, &EndCard::reviewWanted, this, &PlayPage::reviewWanted);
    connect(&end, &EndCard::practiceWanted, this, &PlayPage::ownMistakesWanted);
    connect(&end, &EndCard::rematchWanted, this, &PlayPage::rematchWanted);
    connect(&end, &EndCard::otherOpponentWanted, this, &PlayPage::otherOpponentWanted);
    connect(&end, &EndCard::momentWanted, this, &PlayPage::reviewAtWanted);
    connect(overlays_, &PlayOverlays::endShown, this, &PlayPage::showDrawerButton);
    connect(overlays_, &PlayOverlays::welcomeLeft, this, &PlayPage::focusSheet);
    connect(overlays_, &PlayOverlays::lessonWanted, this, &PlayPage::lessonWanted);
    connect(overlays_, &PlayOverlays::practiceWanted, this, &PlayPage::practiceWanted);
    connect(overlays_, &PlayOverlays::placementWanted, this, &PlayPage::placementWanted);
    connect(overlays_, &PlayOverlays::sampleWanted, this, &PlayPage::sampleWanted);
}

// They work while the page is shown, wherever the focus is.
void PlayPage::makeKeys() {
    for (int slot = 0; slot < core::dice::dice_count; ++slot) {
        auto* key = new QShortcut(Qt::Key_1 + slot, this);
        connect(key, &QShortcut::activated, this, [this, slot] { toggleHeld(slot); });
    }
    auto* six = new QShortcut(Qt::Key_6, this); // a face of real dice
    connect(six, &QShortcut::activated, this,
            [this] { trainer_.session.enterFace(core::dice::face_count); });
    auto* escape = new QShortcut(Qt::Key_Escape, this);
    connect(escape, &QShortcut::activated, this, [this] {
        if (overlays_->isWelcoming())
            overlays_->leaveWelcome();
        else if (trainer_.session.isCorrecting())
            trainer_.session.leaveCorrection();
        else if (trainer_.turn.doubt())
            dropDoubt();
        else if (isNarrow())
            showCoach(false);
        focusSheet();
    });
}

void PlayPage::onChanged(GameSession::Change change) {
    guard_.forget();
    chose_held_ = false;
    const GameSession& session = trainer_.session;
    if (change == GameSession::Change::began || change == GameSession::Change::moved) {
        judged_.reset();
        judges_next_ = false;
    }
    if (change == GameSession::Change::began) {
        coach_->setNames(names(session.record()));
        showReadiness();
        showCaption();
        placeColumns();
    }
    if (change == GameSession::Change::began || change == GameSession::Change::moved)
        table_->forgetLines();
    coach_->setFrozen(!session.isPersonsTurn() && !session.isReviewing());
    const bool rolled = change == GameSession::Change::rolled;
    table_->showTurn();
    table_->showHint({});
    if (change == GameSession::Change::rolled || change == GameSession::Change::held)
        strip_->showWinProbability();
    else
        strip_->showCourse();
    table_->dice().showDice(session.shownDice(), session.rolledSlots(),
                            rolled && preferences_.animate_dice && !session.isHurrying() &&
                                !session.hasRealDice());
}

void PlayPage::showSettled() {
    const GameSession& session = trainer_.session;
    const auto& game = session.game();
    sheet_.show(game);
    sheet_view_->settleCursor();
    if (game.phase() == Phase::to_decide && session.isPersonsTurn()) {
        const QString dice = faces_text(game.dice());
        const bool is_your_turn = people(session.record()) == 1;
        table_->say(is_your_turn ? tr("You rolled %1").arg(dice)
                                 : tr("%1 rolled %2").arg(shown_name(session.moverName()), dice));
    }
    showAdvice();
    overlays_->showEnd();
    overlays_->showMarks();
}

void PlayPage::showAdvice() {
    if (table_->dice().isRolling()) return;
    const bool is_frozen = !trainer_.session.isPersonsTurn() && !trainer_.session.isReviewing();
    const auto hint = is_frozen ? std::nullopt : trainer_.coach.hint();
    sheet_.showHint(hint);
    table_->showHint(hint);
    coach_->refresh();
    showHeld();
}

// The dice that are kept, and what follows from them.
void PlayPage::showHeld() {
    const GameSession& session = trainer_.session;
    table_->showTurn();
    const bool holds = session.canHold() && session.heldSlots() != 0;
    coach_->setHeld(
        holds ? std::optional(Action::hold(session.heldSlots()).keep(session.game().dice()))
              : std::nullopt);
    const bool is_frozen = !session.isPersonsTurn() && !session.isReviewing();
    if (!is_frozen) table_->showHint(trainer_.coach.hint());
    showMessage();
    overlays_->showMarks();
}

void PlayPage::showMessage() {
    MessageCard& card = table_->message();
    GameSession& session = trainer_.session;
    if (trainer_.turn.doubt() || guard_.isArmed()) return;
    if (session.isCorrecting())
        return card.say(
            tr("Correct the dice of this roll. What followed stays, as far as it fits."),
            MessageCard::Tone::plain,
            {{"leaveDice", tr("Leave as it &was"), [&session] { session.leaveCorrection(); }}});
    if (judged_)
        return card.say(verdict_of_try(*judged_),
                        is_right(*judged_) ? MessageCard::Tone::good : MessageCard::Tone::bad);
    if (session.isReviewing() && !session.isOver())
        return card.say(
            tr("Looking at turn %1.").arg(session.game().turn() + 1), MessageCard::Tone::plain,
            {{"backToGame", tr("&Back to the game"), [&session] { session.backToGame(); }}});
    if (showVerdictOfHeld()) return;
    if (const auto hint = is_large_ ? trainer_.coach.hint() : std::nullopt)
        return card.say(tr("Best: %1").arg(choice_text(hint->game, hint->best().action)),
                        MessageCard::Tone::good);
    const auto& last = trainer_.coach.lastChoice();
    if (trainer_.coach.mode() == HintMode::off || !last) return card.clear();
    card.say(comparison_sentence(*last),
             last->chosen().loss > 0 ? MessageCard::Tone::plain : MessageCard::Tone::good);
}

// What rolling the others would lose.
bool PlayPage::showVerdictOfHeld() {
    const GameSession& session = trainer_.session;
    const bool has_chosen = chose_held_ && session.canHold() && session.heldSlots() != 0;
    if (!has_chosen || !trainer_.coach.hint()) return false;
    const auto advice = trainer_.coach.compared(Action::hold(session.heldSlots()));
    if (!advice) return false;
    const bool is_best = advice->chosen().loss <= 0;
    table_->message().say(choice_verdict(*advice),
                          is_best ? MessageCard::Tone::good : MessageCard::Tone::bad);
    return true;
}

void PlayPage::showReadiness() {
    coach_->setReady(trainer_.values.get(trainer_.session.game().rules()) != nullptr);
}

// "Strong (242 on average)"; of the champion how exact the win probabilities are that it plays by.
QString PlayPage::opponentText(const core::yahtzee::notation::RecordedPlayer& player) const {
    const QString name = QString::fromStdString(player.name);
    const auto known = levels();
    const auto level = std::ranges::find(known, player.program, &Level::program);
    if (level == known.end()) return name;
    if (!level->average.isEmpty()) return tr("%1 (%2 on average)").arg(name, level->average);
    const auto rules = trainer_.session.record().rules;
    if (trainer_.tables.hasFull(rules)) return tr("%1 (full tables)").arg(name);
    if (trainer_.tables.get(rules))
        return tr("%1 (compact tables: within 0.2 percentage points)").arg(name);
    return tr("%1 (without tables: for points until the last rounds)").arg(name);
}

QString PlayPage::opponentsText() const {
    QStringList others;
    const auto& players = trainer_.session.record().players;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (static_cast<int>(seat) != storage::own_seat(trainer_.session.record()))
            others << opponentText(players[seat]);
    return others.join(", ");
}

void PlayPage::showCaption() {
    const QString others = opponentsText();
    const QString caption = others.isEmpty() ? tr("Alone") : tr("Against %1").arg(others);
    setCaption(trainer_.session.hasRealDice() ? tr("%1 · real dice").arg(caption) : caption);
}

bool PlayPage::canRoll() const {
    const GameSession& session = trainer_.session;
    const bool program_plays = !session.isOver() && !session.isPersonsTurn() &&
                               !session.isReviewing() && !session.wantsDice();
    return session.canRoll() || program_plays;
}

bool PlayPage::rollsAllAgain() const {
    const GameSession& session = trainer_.session;
    return session.canHold() && session.heldSlots() == 0;
}

// By a key. While the dice still tumble it only makes them lie, while a program plays it shows the
// end of the turn.
void PlayPage::roll() {
    if (overlays_->isWelcoming()) return;
    GameSession& session = trainer_.session;
    if (!session.isOver() && !session.isPersonsTurn()) return session.hurry();
    if (!table_->dice().isRolling() && rollsAllAgain() &&
        !guard_.press(std::chrono::milliseconds(clock_.elapsed()))) {
        if (!trainer_.turn.doubt())
            table_->message().say(tr("No die is kept. Press Space again to roll all five."),
                                  MessageCard::Tone::plain);
        return;
    }
    rollNow();
}

void PlayPage::rollNow() {
    if (table_->dice().isRolling())
        table_->dice().finishRolling();
    else
        trainer_.turn.roll();
}

void PlayPage::take(core::yahtzee::Box box) {
    if (table_->dice().isRolling())
        table_->dice().finishRolling();
    else
        trainer_.turn.score(box);
}

void PlayPage::toggleHeld(int slot) {
    if (trainer_.session.wantsDice()) return trainer_.session.enterFace(slot + 1);
    if (table_->dice().isRolling()) table_->dice().finishRolling();
    trainer_.session.toggleHeld(slot);
}

void PlayPage::judgeNextChoice() { judges_next_ = true; }

void PlayPage::judgeChoice(Action action) {
    judged_.reset();
    if (!std::exchange(judges_next_, false) || !trainer_.session.isPersonsTurn()) return;
    judged_ = trainer_.coach.compared(action);
    if (judged_) Q_EMIT said(verdict_of_try(*judged_));
}

void PlayPage::object() {
    const Advice advice = *trainer_.turn.doubt();
    const bool may_play = preferences_.tutor.mode == TutorMode::ask;
    std::vector<MessageCard::Reply> replies{{"tutorTakeBack", tr("&Take back"),
                                             [this] {
                                                 dropDoubt();
                                                 focusSheet();
                                             }},
                                            {"tutorWhy", tr("&Why"), [this, advice] {
                                                 Q_EMIT hintsWanted(HintMode::on);
                                                 showCoach(true);
                                                 coach_->explainChoice(advice.chosen().action);
                                             }}};
    if (may_play)
        replies.push_back({"tutorPlayOn", tr("Play &on"), [this] {
                               focusSheet();
                               trainer_.turn.playOn();
                           }});
    table_->message().say(choice_verdict(advice), MessageCard::Tone::bad, replies);
    table_->message().focusReply();
}

void PlayPage::dropDoubt() {
    trainer_.turn.withdraw();
    showMessage();
}

void PlayPage::pick(Action action) {
    if (action.is_hold())
        trainer_.session.setHeldSlots(action.slots());
    else
        sheet_view_->setCurrentIndex(
            sheet_.index(SheetModel::rowOf(action.box()), sheet_.moverColumn()));
}

void PlayPage::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    trainer_.turn.setTutor(preferences_.tutor);
    coach_->setExplaining(preferences_.explain);
    showMessage();
    strip_->setLimits(preferences_.point_limits);
}

void PlayPage::focusSheet() { sheet_view_->setFocus(Qt::ShortcutFocusReason); }

void PlayPage::focusChoices() {
    showCoach(true);
    coach_->focusChoices();
}

void PlayPage::focusObjective() {
    showCoach(true);
    coach_->focusObjective();
}

} // namespace app::views::play
