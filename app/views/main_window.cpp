#include "app/views/main_window.h"

#include "app/dialogs/choose_game_dialog.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/session/words.h"
#include "app/storage/game_file.h"
#include "app/views/colours.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMessageBox>
#include <QShortcut>
#include <QStatusBar>

namespace app {

using core::yahtzee::Action;
using core::yahtzee::Phase;

namespace {

constexpr int message_milliseconds = 8000;

QString game_filter() { return MainWindow::tr("Games of Alea (*.alea);;All files (*)"); }

} // namespace

MainWindow::MainWindow(Trainer& trainer, QSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      trainer_(trainer),
      settings_(settings),
      system_palette_(QApplication::palette()),
      sheet_view_(new SheetView(this)),
      table_(new TableView(trainer.session, this)),
      coach_panel_(new CoachPanel(trainer.coach, this)),
      coach_dock_(new QDockWidget(this)),
      progress_(new QProgressBar(this)) {
    setObjectName("mainWindow");
    setWindowTitle(tr("Alea"));
    sheet_view_->setSheet(&sheet_);

    auto* middle = new QWidget(this);
    middle->setAutoFillBackground(true);
    middle->setBackgroundRole(QPalette::Base);
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(12, 8, 0, 8);
    row->addWidget(sheet_view_);
    row->addWidget(table_, 1);
    setCentralWidget(middle);

    coach_dock_->setObjectName("coach");
    coach_dock_->setWindowTitle(tr("Coach"));
    coach_dock_->setWidget(coach_panel_);
    addDockWidget(Qt::RightDockWidgetArea, coach_dock_);

    makeGameMenu();
    makeEditMenu();
    makeCoachMenu();
    makeViewMenu();
    makeHelpMenu();
    makeStatusBar();
    makeKeysForDice();

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
    connect(&trainer_.coach, &Coach::adviceChanged, this, &MainWindow::showAdvice);
    connect(&trainer_.values, &ValuesService::progressed, this, &MainWindow::showProgress);
    connect(&trainer_.values, &ValuesService::solved, this, [this] { showProgress(100); });
    connect(&trainer_.autosave, &Autosave::failed, this,
            [this](const QString& why) { statusBar()->showMessage(why); });
    connect(table_, &TableView::rollWanted, this, &MainWindow::roll);
    connect(&table_->dice(), &DiceView::toggled, &session, &GameSession::toggleHeld);
    connect(&table_->dice(), &DiceView::settled, this, &MainWindow::showSettled);
    connect(sheet_view_, &SheetView::taken, this, &MainWindow::take);
    connect(sheet_view_, &SheetView::refused, this,
            [this](const QString& why) { statusBar()->showMessage(why, message_milliseconds); });
    connect(coach_panel_, &CoachPanel::picked, this, &MainWindow::pick);

    preferences_ = read_preferences(settings_);
    setPreferences(preferences_);
    resize(1120, 720);
    restoreGeometry(settings_.value("window/geometry").toByteArray());
    restoreState(settings_.value("window/state").toByteArray());
    onChanged(GameSession::Change::began);
    sheet_view_->setFocus();
}

QAction* MainWindow::addCommand(QMenu* menu, const QString& name, const QString& text,
                                const QKeySequence& key) {
    QAction* action = menu->addAction(text);
    action->setObjectName(name);
    action->setShortcut(key);
    return action;
}

void MainWindow::makeGameMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Game"));
    connect(addCommand(menu, "newGame", tr("&New Game…"), QKeySequence::New), &QAction::triggered,
            this, &MainWindow::newGame);
    connect(addCommand(menu, "open", tr("&Open…"), QKeySequence::Open), &QAction::triggered, this,
            &MainWindow::open);
    connect(addCommand(menu, "saveAs", tr("Save &As…"), QKeySequence::Save), &QAction::triggered,
            this, &MainWindow::saveAs);
    menu->addSeparator();
    roll_ = addCommand(menu, "rollDice", tr("&Roll"), Qt::Key_Space);
    roll_->setAutoRepeat(false);
    connect(roll_, &QAction::triggered, this, &MainWindow::roll);
    menu->addSeparator();
    connect(addCommand(menu, "quit", tr("&Quit"), QKeySequence("Ctrl+Q")), &QAction::triggered,
            this, &QWidget::close);
}

void MainWindow::makeEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    take_back_ = addCommand(menu, "takeBack", tr("&Take Back"), QKeySequence::Undo);
    redo_ = addCommand(menu, "redo", tr("&Redo"), QKeySequence("Ctrl+Shift+Z"));
    connect(take_back_, &QAction::triggered, &trainer_.session, &GameSession::takeBack);
    connect(redo_, &QAction::triggered, &trainer_.session, &GameSession::redo);
    menu->addSeparator();
    connect(addCommand(menu, "preferences", tr("&Preferences…"), QKeySequence("Ctrl+,")),
            &QAction::triggered, this, &MainWindow::editPreferences);
}

void MainWindow::makeCoachMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Coach"));
    hints_ = addCommand(menu, "hints", tr("Show &Hints"), Qt::Key_H);
    guess_first_ = addCommand(menu, "guessFirst", tr("&Guess First"), Qt::Key_G);
    auto* group = new QActionGroup(this);
    group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (QAction* action : {hints_, guess_first_}) {
        action->setCheckable(true);
        group->addAction(action);
    }
    connect(group, &QActionGroup::triggered, this, [this] {
        setHints(hints_->isChecked()         ? HintMode::on
                 : guess_first_->isChecked() ? HintMode::guess_first
                                             : HintMode::off);
    });
}

void MainWindow::makeViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    QAction* coach = coach_dock_->toggleViewAction();
    coach->setObjectName("showCoach");
    coach->setShortcut(Qt::Key_F9);
    menu->addAction(coach);
    connect(addCommand(menu, "goToSheet", tr("Go to &Score Sheet"), Qt::Key_F6),
            &QAction::triggered, this, [this] { sheet_view_->setFocus(Qt::ShortcutFocusReason); });
    connect(addCommand(menu, "goToChoices", tr("Go to &Choices"), Qt::Key_F7), &QAction::triggered,
            this, [this] {
                coach_dock_->show();
                coach_panel_->setFocus(Qt::ShortcutFocusReason);
            });
}

void MainWindow::makeHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    connect(addCommand(menu, "about", tr("&About Alea"), {}), &QAction::triggered, this,
            &MainWindow::showAbout);
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
}

// While the dice still tumble, a key or a click only makes them lie.
void MainWindow::roll() {
    if (table_->dice().isRolling())
        table_->dice().finishRolling();
    else
        trainer_.session.roll();
}

void MainWindow::take(core::yahtzee::Box box) {
    if (table_->dice().isRolling())
        table_->dice().finishRolling();
    else
        trainer_.session.score(box);
}

void MainWindow::pick(Action action) {
    if (action.is_hold())
        trainer_.session.setHeldSlots(action.slots());
    else
        sheet_view_->setCurrentIndex(
            sheet_.index(SheetModel::rowOf(action.box()), sheet_.moverColumn()));
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
    QApplication::setPalette(palette_of(preferences_.colours, system_palette_));
    trainer_.coach.setMode(preferences_.hints);
}

void MainWindow::newGame() {
    auto* dialog = new NewGameDialog(trainer_.session.record(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { trainer_.session.begin(Timeline(dialog->record())); });
    dialog->open();
}

void MainWindow::openGame(const QString& path) {
    auto records = read_games(path);
    if (!records)
        complain(tr("This game can't be opened"),
                 tr("%1: %2").arg(path, QString::fromStdString(to_string(records.error()))));
    else if (records->size() == 1)
        trainer_.session.begin(Timeline(records->front()));
    else
        chooseGame(*std::move(records));
}

void MainWindow::chooseGame(std::vector<core::yahtzee::Record> records) {
    auto* dialog = new ChooseGameDialog(std::move(records), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ChooseGameDialog::chosen, this, [this](const core::yahtzee::Record& record) {
        trainer_.session.begin(Timeline(record));
    });
    dialog->open();
}

void MainWindow::open() {
    auto* dialog = new QFileDialog(this, tr("Open Game"), {}, game_filter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openGame);
    dialog->open();
}

void MainWindow::saveAs() {
    auto* dialog = new QFileDialog(this, tr("Save Game"), {}, game_filter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("alea");
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const QString why = write_game(path, trainer_.session.timeline().record_until_now());
        if (!why.isEmpty()) complain(tr("The game could not be saved"), path + ": " + why);
    });
    dialog->open();
}

void MainWindow::editPreferences() {
    auto* dialog = new PreferencesDialog(preferences_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::edited, this, &MainWindow::setPreferences);
    dialog->open();
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About Alea"),
                                tr("<h3>Alea %1</h3>").arg(QApplication::applicationVersion()),
                                QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        tr("A Yahtzee trainer whose opponent and coach play exactly.\n\nFree software under the "
           "GNU General Public License, version 3 or later.\n\nYahtzee is a trademark of Hasbro, "
           "with which Alea has no connection."));
    box->open();
}

void MainWindow::complain(const QString& title, const QString& why) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, why, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    settings_.setValue("window/geometry", saveGeometry());
    settings_.setValue("window/state", saveState());
    QMainWindow::closeEvent(event);
}

} // namespace app
