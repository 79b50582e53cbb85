#include "app/views/play/play_page.h"

#include "app/text/coach_words.h"
#include "app/text/words.h"

#include <QHBoxLayout>
#include <QShortcut>

#include <utility>

namespace app::views::play {

using namespace app::session;
using namespace app::text;
using namespace app::analysis;
using namespace app::models;
using core::yahtzee::Action;

PlayPage::PlayPage(Trainer& trainer, QWidget* parent)
    : PlacePage(parent),
      trainer_(trainer),
      sheet_view_(new SheetView(this)),
      table_(new TableView(trainer.session, this)),
      coach_(new CoachPanel(trainer.coach, trainer.analysis, this)) {
    setObjectName("playPage");
    sheet_view_->setSheet(&sheet_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 0, 8);
    row->addWidget(sheet_view_, 27);
    row->addWidget(table_, 48);
    row->addWidget(coach_, 33);
    makeKeysForDice();
    listenToSession();
    listenToOthers();
    setFocusProxy(sheet_view_);
    onChanged(GameSession::Change::began);
}

void PlayPage::listenToSession() {
    GameSession& session = trainer_.session;
    connect(&session, &GameSession::changed, this, &PlayPage::onChanged);
    connect(&session, &GameSession::heldChanged, this, [this] {
        table_->showTurn();
        table_->showHint(trainer_.coach.hint());
    });
    connect(&session, &GameSession::decided, this, [this](Action action) {
        const GameSession& now = trainer_.session;
        const bool is_you = now.isPersonsTurn() && people(now.record()) == 1;
        table_->say(
            is_you ? own_action_text(now.game(), action)
                   : action_text(QString::fromStdString(now.mover().name), now.game(), action));
    });
}

void PlayPage::listenToOthers() {
    connect(&trainer_.coach, &Coach::adviceChanged, this, &PlayPage::showAdvice);
    connect(&trainer_.values, &ValueCache::progressed, this, &PlayPage::showReadiness);
    connect(&trainer_.values, &ValueCache::solved, this, &PlayPage::showReadiness);
    connect(table_, &TableView::rollWanted, this, &PlayPage::roll);
    connect(&table_->dice(), &DiceView::toggled, &trainer_.session, &GameSession::toggleHeld);
    connect(&table_->dice(), &DiceView::settled, this, &PlayPage::showSettled);
    connect(sheet_view_, &SheetView::taken, this, &PlayPage::take);
    connect(sheet_view_, &SheetView::refused, this, &PlayPage::said);
    connect(coach_, &CoachPanel::picked, this, &PlayPage::pick);
    connect(coach_, &CoachPanel::objectiveChosen, this, &PlayPage::objectiveChosen);
}

// They work while the page is shown, wherever the focus is.
void PlayPage::makeKeysForDice() {
    for (int slot = 0; slot < core::dice::dice_count; ++slot) {
        auto* key = new QShortcut(Qt::Key_1 + slot, this);
        connect(key, &QShortcut::activated, this, [this, slot] { toggleHeld(slot); });
    }
}

void PlayPage::onChanged(GameSession::Change change) {
    undecided_ = {};
    const auto& game = trainer_.session.game();
    if (change == GameSession::Change::began) sheet_.begin(game, names(trainer_.session.record()));
    if (change == GameSession::Change::began || change == GameSession::Change::moved)
        table_->forgetLines();
    if (change == GameSession::Change::began) showReadiness();

    std::optional<core::dice::Dice> dice;
    if (game.roll_number() > 0) dice = game.dice();
    const bool rolled = change == GameSession::Change::rolled;
    table_->showTurn();
    table_->showHint({});
    table_->dice().showDice(dice, trainer_.session.rolledSlots(),
                            rolled && preferences_.animate_dice);
}

void PlayPage::showSettled() {
    sheet_.show(trainer_.session.game());
    sheet_view_->settleCursor();
    showAdvice();
}

void PlayPage::showAdvice() {
    if (table_->dice().isRolling()) return;
    const auto hint = trainer_.coach.hint();
    sheet_.setHintColumn(trainer_.coach.mode() == HintMode::on);
    sheet_.showHint(hint);
    table_->showHint(hint);
    coach_->refresh();
    if (undecided_ && !trainer_.coach.isThinking()) std::exchange(undecided_, {})();
}

void PlayPage::showReadiness() {
    coach_->setReady(trainer_.values.get(trainer_.session.game().rules()) != nullptr);
}

// While the dice still tumble, a key or a click only makes them lie.
void PlayPage::roll() {
    GameSession& session = trainer_.session;
    if (table_->dice().isRolling())
        table_->dice().finishRolling();
    else if (session.canHold() && session.canRoll())
        decide(Action::hold(session.heldSlots()), [&session, held = session.heldSlots()] {
            session.setHeldSlots(held); // other dice may be held by now
            session.roll();
        });
    else
        session.roll();
}

void PlayPage::take(core::yahtzee::Box box) {
    if (table_->dice().isRolling())
        table_->dice().finishRolling();
    else
        decide(Action::score(box), [this, box] { trainer_.session.score(box); });
}

void PlayPage::toggleHeld(int slot) {
    if (table_->dice().isRolling()) table_->dice().finishRolling();
    trainer_.session.toggleHeld(slot);
}

// The tutor may have something to say first, as soon as the coach knows.
void PlayPage::decide(Action action, const std::function<void()>& carry_out) {
    if (trainer_.coach.isThinking() && is_by_chance(trainer_.coach.aim())) {
        undecided_ = [this, action, carry_out] { decide(action, carry_out); };
        return;
    }
    const auto doubt = objection(preferences_.tutor, trainer_.coach, action);
    if (!doubt) return carry_out();
    if (preferences_.tutor.mode == TutorMode::take_back)
        Q_EMIT said(tr("%1 Think again.").arg(loss_sentence(*doubt, doubt->chosen())));
    else
        Q_EMIT doubted(*doubt, carry_out);
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
    coach_->setExplaining(preferences_.explain);
}

void PlayPage::showCoach(bool shown) { coach_->setVisible(shown); }

void PlayPage::focusSheet() { sheet_view_->setFocus(Qt::ShortcutFocusReason); }

void PlayPage::focusChoices() {
    showCoach(true);
    coach_->setFocus(Qt::ShortcutFocusReason);
}

void PlayPage::focusObjective() {
    showCoach(true);
    coach_->focusObjective();
}

} // namespace app::views::play
