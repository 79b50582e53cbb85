#include "app/main/main_window.h"

#include "app/dialogs/tutor_question.h"
#include "app/text/coach_words.h"
#include "app/text/words.h"
#include "app/widgets/colours.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QShortcut>
#include <QStatusBar>

#include <utility>

namespace app::main {

using namespace app::views;
using namespace app::session;
using namespace app::text;
using namespace app::analysis;
using namespace app::dialogs;
using namespace app::models;
using namespace app::widgets;
using core::yahtzee::Action;
using core::yahtzee::Phase;

namespace {

constexpr int message_milliseconds = 8000;

} // namespace

MainWindow::MainWindow(Trainer& trainer, QSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      trainer_(trainer),
      settings_(settings),
      system_palette_(QApplication::palette()),
      sheet_view_(new SheetView(this)),
      table_(new TableView(trainer.session, this)),
      coach_panel_(new CoachPanel(trainer.coach, trainer.values, trainer.tables, this)),
      coach_dock_(new QDockWidget(this)),
      review_panel_(new ReviewPanel(trainer, this)),
      review_dock_(new QDockWidget(this)),
      progress_(new QProgressBar(this)) {
    setObjectName("mainWindow");
    setWindowTitle(tr("Alea"));
    makeMiddle();
    makeDocks();
    makeGameMenu();
    makeEditMenu();
    makeCoachMenu();
    makeLibraryMenu();
    makeViewMenu();
    makeHelpMenu();
    makeStatusBar();
    makeKeysForDice();

    listenToSession();
    listenToOthers();

    preferences_ = read_preferences(settings_);
    setPreferences(preferences_);
    resize(1120, 720);
    restoreGeometry(settings_.value("window/geometry").toByteArray());
    restoreState(settings_.value("window/state").toByteArray());
    onChanged(GameSession::Change::began);
    sheet_view_->setFocus();
}

void MainWindow::makeMiddle() {
    sheet_view_->setSheet(&sheet_);

    auto* middle = new QWidget(this);
    middle->setAutoFillBackground(true);
    middle->setBackgroundRole(QPalette::Base);
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(8, 8, 0, 8);
    row->addWidget(sheet_view_);
    row->addWidget(table_, 1);
    setCentralWidget(middle);
}

void MainWindow::makeDocks() {
    coach_dock_->setObjectName("coach");
    coach_dock_->setWindowTitle(tr("Coach"));
    coach_dock_->setWidget(coach_panel_);
    addDockWidget(Qt::RightDockWidgetArea, coach_dock_);

    review_dock_->setObjectName("reviewDock");
    review_dock_->setWindowTitle(tr("Review"));
    review_dock_->setWidget(review_panel_);
    addDockWidget(Qt::BottomDockWidgetArea, review_dock_);
    review_dock_->hide();
    resizeDocks({coach_dock_}, {coach_panel_->roomyWidth()}, Qt::Horizontal);
}

void MainWindow::listenToSession() {
    GameSession& session = trainer_.session;
    connect(&session, &GameSession::changed, this, &MainWindow::onChanged);
    connect(&session, &GameSession::heldChanged, table_, [this] {
        table_->showTurn();
        table_->showHint(trainer_.coach.hint());
        updateCommands();
    });
    connect(&session, &GameSession::decided, this, [this](Action action) {
        const GameSession& now = trainer_.session;
        const bool is_you = now.isPersonsTurn() && people(now.record()) == 1;
        table_->say(
            is_you ? own_action_text(now.game(), action)
                   : action_text(QString::fromStdString(now.mover().name), now.game(), action));
    });
    connect(&session, &GameSession::playerFailed, this,
            [this](const QString& why) { complain(tr("The program can't play on"), why); });
}

void MainWindow::listenToOthers() {
    connect(&trainer_.coach, &Coach::adviceChanged, this, &MainWindow::showAdvice);
    connect(&trainer_.values, &ValuesService::progressed, this, &MainWindow::showProgress);
    connect(&trainer_.values, &ValuesService::solved, this, [this] { showProgress(100); });
    connect(&trainer_.autosave, &Autosave::failed, this,
            [this](const QString& why) { statusBar()->showMessage(why); });
    connect(table_, &TableView::rollWanted, this, &MainWindow::roll);
    connect(&table_->dice(), &DiceView::toggled, &trainer_.session, &GameSession::toggleHeld);
    connect(&table_->dice(), &DiceView::settled, this, &MainWindow::showSettled);
    connect(sheet_view_, &SheetView::taken, this, &MainWindow::take);
    connect(sheet_view_, &SheetView::refused, this,
            [this](const QString& why) { statusBar()->showMessage(why, message_milliseconds); });
    connect(coach_panel_, &CoachPanel::picked, this, &MainWindow::pick);
    connect(coach_panel_, &CoachPanel::objectiveChosen, this, &MainWindow::setObjective);
    connect(review_panel_, &ReviewPanel::objectiveChosen, this, &MainWindow::setObjective);
}

void MainWindow::makeStatusBar() {
    progress_->setObjectName("solving");
    progress_->setAccessibleName(tr("Solving the game"));
    progress_->setFormat(tr("Solving the game… %p %"));
    progress_->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    statusBar()->addPermanentWidget(progress_);
    progress_->hide();
}

void MainWindow::makeKeysForDice() {
    for (int slot = 0; slot < core::dice::dice_count; ++slot) {
        auto* key = new QShortcut(Qt::Key_1 + slot, this);
        connect(key, &QShortcut::activated, this, [this, slot] {
            if (table_->dice().isRolling()) table_->dice().finishRolling();
            trainer_.session.toggleHeld(slot);
        });
    }
}

void MainWindow::onChanged(GameSession::Change change) {
    undecided_ = {};
    const auto& game = trainer_.session.game();
    if (change == GameSession::Change::began) sheet_.begin(game, names(trainer_.session.record()));
    if (change == GameSession::Change::began || change == GameSession::Change::moved)
        table_->forgetLines();
    if (change == GameSession::Change::began)
        showProgress(trainer_.values.find(game.rules()) ? 100 : 0);

    std::optional<core::dice::Dice> dice;
    if (game.roll_number() > 0) dice = game.dice();
    const bool rolled = change == GameSession::Change::rolled;
    table_->showTurn();
    table_->showHint({});
    table_->dice().showDice(dice, trainer_.session.rolledSlots(),
                            rolled && preferences_.animate_dice);
    updateCommands();
}

void MainWindow::showSettled() {
    sheet_.show(trainer_.session.game());
    sheet_view_->settleCursor();
    showAdvice();
}

void MainWindow::showAdvice() {
    if (table_->dice().isRolling()) return;
    const auto hint = trainer_.coach.hint();
    sheet_.setHintColumn(trainer_.coach.mode() == HintMode::on);
    sheet_.showHint(hint);
    table_->showHint(hint);
    coach_panel_->refresh();
    if (undecided_ && !trainer_.coach.isThinking()) std::exchange(undecided_, {})();
}

void MainWindow::showProgress(int percent) {
    const bool is_ready = trainer_.values.find(trainer_.session.game().rules()) != nullptr;
    progress_->setVisible(!is_ready);
    progress_->setValue(percent);
    coach_panel_->setReady(is_ready);
}

void MainWindow::updateCommands() {
    roll_->setEnabled(trainer_.session.canRoll());
    take_back_->setEnabled(trainer_.session.canTakeBack());
    redo_->setEnabled(trainer_.session.canRedo());
    before_->setEnabled(trainer_.session.canGoTo());
    after_->setEnabled(trainer_.session.canGoTo());
    const auto& game = trainer_.session.game();
    copy_position_->setEnabled(game.phase() == core::yahtzee::Phase::to_decide &&
                               game.players() == 2);
}

// While the dice still tumble, a key or a click only makes them lie.
void MainWindow::roll() {
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

void MainWindow::take(core::yahtzee::Box box) {
    if (table_->dice().isRolling())
        table_->dice().finishRolling();
    else
        decide(Action::score(box), [this, box] { trainer_.session.score(box); });
}

// The tutor may have something to say first, as soon as the coach knows.
void MainWindow::decide(Action action, const std::function<void()>& carry_out) {
    if (trainer_.coach.isThinking() && is_by_chance(trainer_.coach.aim())) {
        undecided_ = [this, action, carry_out] { decide(action, carry_out); };
        return;
    }
    const auto doubt = objection(preferences_.tutor, trainer_.coach, action);
    if (!doubt) return carry_out();
    if (preferences_.tutor.mode == TutorMode::take_back) {
        statusBar()->showMessage(tr("%1 Think again.").arg(loss_sentence(*doubt, doubt->chosen())),
                                 message_milliseconds);
        return;
    }
    auto* question = new TutorQuestion(*doubt, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &TutorQuestion::playIt, this, carry_out);
    connect(question, &TutorQuestion::showMe, this, [this] { setHints(HintMode::on); });
    question->open();
}

void MainWindow::pick(Action action) {
    if (action.is_hold())
        trainer_.session.setHeldSlots(action.slots());
    else
        sheet_view_->setCurrentIndex(
            sheet_.index(SheetModel::rowOf(action.box()), sheet_.moverColumn()));
}

void MainWindow::setObjective(const ai::yahtzee::decide::Objective& aim) {
    preferences_.aim = aim;
    setPreferences(preferences_);
}

void MainWindow::setHints(HintMode mode) {
    preferences_.hints = mode;
    setPreferences(preferences_);
}

void MainWindow::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    write_preferences(settings_, preferences_);
    hints_->setChecked(preferences_.hints == HintMode::on);
    guess_first_->setChecked(preferences_.hints == HintMode::guess_first);
    trainer_.session.setPace(preferences_.pace);
    const QPalette palette = palette_of(preferences_.colours, system_palette_);
    if (palette != QApplication::palette()) QApplication::setPalette(palette);
    review_panel_->setLimits(preferences_.point_limits, preferences_.chance_limits);
    trainer_.coach.setMode(preferences_.hints);
    trainer_.coach.setAim(preferences_.aim);
    coach_panel_->setExplaining(preferences_.explain);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    settings_.setValue("window/geometry", saveGeometry());
    settings_.setValue("window/state", saveState());
    QMainWindow::closeEvent(event);
}

} // namespace app::main
