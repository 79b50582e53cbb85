#include "app/main/main_window.h"

#include "app/dialogs/choose_game_dialog.h"
#include "app/dialogs/dice_dialog.h"
#include "app/dialogs/figures_dialog.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/position_dialog.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/main/languages.h"
#include "app/storage/game_file.h"
#include "app/storage/same_game.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>

namespace app::main {

using namespace app::session;
using namespace app::dialogs;
using namespace app::storage;

namespace {

QString game_filter() { return MainWindow::tr("Games of Alea (*.alea);;All files (*)"); }

} // namespace

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
    connect(addCommand(menu, "match", tr("&Match between Programs…"), QKeySequence("Ctrl+Shift+M")),
            &QAction::triggered, this, &MainWindow::watchMatch);
    menu->addSeparator();
    copy_position_ =
        addCommand(menu, "copyPosition", tr("&Copy Position"), QKeySequence("Ctrl+Shift+C"));
    connect(copy_position_, &QAction::triggered, this, &MainWindow::copyPosition);
    connect(addCommand(menu, "editPosition", tr("&Position…"), QKeySequence("Ctrl+P")),
            &QAction::triggered, this, &MainWindow::editPosition);
    QMenu* print = menu->addMenu(tr("Pr&int"));
    paper_ = new PaperCommands(trainer_, this);
    paper_->fill(print);
    connect(paper_, &PaperCommands::failed, this, &MainWindow::complain);
    connect(paper_, &PaperCommands::done, this, &MainWindow::say);
    menu->addSeparator();
    connect(addCommand(menu, "showDice", tr("&Dice of This Game…"), QKeySequence("Ctrl+D")),
            &QAction::triggered, this, &MainWindow::showDice);
    roll_ = addCommand(menu, "rollDice", tr("&Roll"), Qt::Key_Space);
    roll_->setAutoRepeat(false);
    connect(roll_, &QAction::triggered, play_, &views::play::PlayPage::roll);
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
    correct_dice_ = addCommand(menu, "correctDice", tr("Correct &Dice"), Qt::Key_Backspace);
    connect(correct_dice_, &QAction::triggered, &trainer_.session, &GameSession::eraseFace);
    menu->addSeparator();
    before_ =
        addCommand(menu, "decisionBefore", tr("&Previous Decision"), QKeySequence("Alt+Left"));
    after_ = addCommand(menu, "decisionAfter", tr("&Next Decision"), QKeySequence("Alt+Right"));
    connect(before_, &QAction::triggered, this, [this] {
        place() == Place::review ? review_->step(-1) : trainer_.session.goToDecisionBefore();
    });
    connect(after_, &QAction::triggered, this, [this] {
        place() == Place::review ? review_->step(1) : trainer_.session.goToDecisionAfter();
    });
    menu->addSeparator();
    connect(addCommand(menu, "programs", tr("Contest P&rograms…"), QKeySequence("Ctrl+Shift+G")),
            &QAction::triggered, this, &MainWindow::editPrograms);
    connect(addCommand(menu, "changeKeys", tr("Change &Keys…"), QKeySequence("Ctrl+Shift+K")),
            &QAction::triggered, this, &MainWindow::changeKeys);
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
    menu->addSeparator();
    explain_ = addCommand(menu, "explain", tr("&Explain Choices"), Qt::Key_E);
    connect(explain_, &QAction::triggered, this, &MainWindow::toggleExplaining);
    connect(addCommand(menu, "offerTables", tr("Make &Tables of Win Probabilities"),
                       QKeySequence("Ctrl+T")),
            &QAction::triggered, this, &MainWindow::offerTables);
    connect(group, &QActionGroup::triggered, this, [this] {
        setHints(hints_->isChecked()         ? HintMode::on
                 : guess_first_->isChecked() ? HintMode::guess_first
                                             : HintMode::off);
    });
}

void MainWindow::makeLibraryMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Library"));
    connect(addCommand(menu, "savedGames", tr("&Saved Games"), QKeySequence("Ctrl+L")),
            &QAction::triggered, this, [this] { goTo(Place::games); });
    connect(addCommand(menu, "import", tr("&Import…"), QKeySequence("Ctrl+I")), &QAction::triggered,
            this, [this] {
                goTo(Place::games);
                games_->import();
            });
}

void MainWindow::makePlaceMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Place"));
    const std::tuple<Place, const char*, QString> places[] = {
        {Place::play, "goPlay", tr("&Play")},
        {Place::review, "goReview", tr("&Review")},
        {Place::train, "goTrain", tr("&Train")},
        {Place::games, "goGames", tr("&Games")}};
    for (const auto& [place, name, text] : places)
        connect(addCommand(menu, name, text, Qt::CTRL | Qt::Key(Qt::Key_1 + int(place))),
                &QAction::triggered, this, [this, place = place] { goTo(place); });
    // Practice has a key of its own.
    findChild<QAction*>("goTrain")->setShortcuts({QKeySequence("Ctrl+M"), QKeySequence("Ctrl+3")});
    menu->addSeparator();
    connect(addCommand(menu, "review", tr("Review and &Back"), Qt::Key_F8), &QAction::triggered,
            this, [this] { goTo(place() == Place::review ? Place::play : Place::review); });
}

void MainWindow::makeViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    show_coach_ = addCommand(menu, "showCoach", tr("&Coach"), Qt::Key_F9);
    show_coach_->setCheckable(true);
    show_coach_->setChecked(true);
    connect(show_coach_, &QAction::triggered, play_, &views::play::PlayPage::showCoach);
    large_type_ = addCommand(menu, "largeType", tr("&Large Type, Read from Afar"), Qt::Key_F11);
    large_type_->setCheckable(true);
    connect(large_type_, &QAction::toggled, this, &MainWindow::setLargeType);
    connect(addCommand(menu, "goToSheet", tr("Go to &Score Sheet"), Qt::Key_F6),
            &QAction::triggered, this, [this] { goToSheet(); });
    choices_ = addCommand(menu, "goToChoices", tr("Go to &Choices"), Qt::Key_F7);
    connect(choices_, &QAction::triggered, this, [this] {
        goTo(Place::play);
        play_->showCoach(true);
        play_->focusChoices();
    });
    objective_ = addCommand(menu, "goToObjective", tr("Go to &Objective"), Qt::Key_O);
    connect(objective_, &QAction::triggered, this, [this] {
        play_->showCoach(true);
        play_->focusObjective();
    });
}

// That of the exercise, if one is on the table; else that of the game.
void MainWindow::goToSheet() {
    auto* sheet = train_->findChild<QWidget*>("practiceSheet");
    if (sheet && sheet->isVisible()) return sheet->setFocus(Qt::ShortcutFocusReason);
    goTo(Place::play);
    play_->focusSheet();
}

// Nothing but the game in the window.
void MainWindow::setLargeType(bool large) {
    if (large) goTo(Place::play);
    bar_->setVisible(!large);
    statusBar()->setVisible(!large);
    play_->setLarge(large);
    setWindowState(large ? windowState() | Qt::WindowFullScreen
                         : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::makeHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    connect(addCommand(menu, "guide", tr("&Guide"), Qt::Key_F1), &QAction::triggered, this,
            &MainWindow::showGuide);
    connect(addCommand(menu, "lesson", tr("A &Lesson of Two Minutes"), QKeySequence("Shift+F1")),
            &QAction::triggered, this, &MainWindow::teach);
    connect(addCommand(menu, "keys", tr("&Keys"), Qt::Key_Question), &QAction::triggered, this,
            &MainWindow::showKeys);
    menu->addSeparator();
    connect(addCommand(menu, "about", tr("&About Alea"), {}), &QAction::triggered, this,
            &MainWindow::showAbout);
}

void MainWindow::toggleExplaining() {
    preferences_.explain = !play_->coach().isExplaining();
    if (preferences_.explain) {
        play_->showCoach(true);
        if (preferences_.hints == HintMode::off) preferences_.hints = HintMode::on;
        play_->coach().explain();
    }
    setPreferences(preferences_);
    preferences_.explain ? play_->coach().announceReason()
                         : spoken_->speak(tr("The reasons are hidden."));
}

void MainWindow::offerTables() {
    if (trainer_.coach.hasFullTables()) {
        say(tr("The tables are there already."));
        return;
    }
    if (!trainer_.tables.canMake()) {
        say(tr("There is no folder for the tables: HOME is not set."));
        return;
    }
    goTo(Place::play);
    play_->showCoach(true);
    play_->coach().offerTables();
}

void MainWindow::newGame() {
    auto* dialog = new NewGameDialog(trainer_.session.record(), preferences_.hints,
                                     preferences_.programs, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (dialog->hints() != preferences_.hints) setHints(dialog->hints());
        trainer_.session.begin(Timeline(dialog->record()));
        goTo(Place::play);
    });
    dialog->open();
}

void MainWindow::showDice() {
    auto* dialog = new DiceDialog(trainer_.session.record(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::rematch() {
    trainer_.session.begin(Timeline(next_record(trainer_.session.record())));
    play_->focusSheet();
}

void MainWindow::showSample() {
    QFile file(":/samples/sample.alea");
    if (!file.open(QIODevice::ReadOnly)) return;
    const auto records = core::yahtzee::notation::parse_records(file.readAll().toStdString());
    if (!records || records->empty()) return;
    trainer_.session.begin(Timeline(records->front()));
    goTo(Place::review);
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

void MainWindow::chooseGame(std::vector<core::yahtzee::notation::Record> records) {
    auto* dialog = new ChooseGameDialog(std::move(records), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ChooseGameDialog::chosen, this,
            [this](const core::yahtzee::notation::Record& record) {
                trainer_.session.begin(Timeline(record));
            });
    connect(dialog, &ChooseGameDialog::figuresWanted, this, &MainWindow::showFigures);
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

void MainWindow::copyPosition() {
    const auto& game = trainer_.session.game();
    QApplication::clipboard()->setText(QString::fromStdString(to_text(game.position())));
    say(tr("The position is on the clipboard."));
}

// From what lies on the clipboard, if that is a position; else from what lies on the table.
void MainWindow::editPosition() {
    const auto& game = trainer_.session.game();
    const auto& record = trainer_.session.record();
    const bool is_for_two = game.players() == 2;
    core::yahtzee::Position position{{}, {{}}, {1, 2, 3, 4, 5}, 1};
    if (is_for_two && game.phase() == core::yahtzee::Phase::to_decide) position = game.position();
    const std::string copied = QApplication::clipboard()->text().trimmed().toStdString();
    if (const auto parsed = core::yahtzee::parse_position(copied)) position = *parsed;
    auto* dialog = new PositionDialog(position, is_for_two ? players_of(record) : usual_players(),
                                      game.rules(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { trainer_.session.begin(Timeline(dialog->record())); });
    dialog->open();
}

ai::yahtzee::review::ReviewOptions MainWindow::reviewOptions() const {
    ai::yahtzee::review::ReviewOptions options;
    options.points = preferences_.point_limits;
    options.probabilities = preferences_.probability_limits;
    return options;
}

void MainWindow::reviewGame(const core::yahtzee::notation::Record& record) {
    trainer_.session.begin(Timeline(record));
    goTo(Place::review);
}

// At the decision of a ply, if one is given.
void MainWindow::reviewFrom(const core::yahtzee::notation::Record& record,
                            std::optional<std::size_t> ply) {
    reviewGame(record);
    if (ply) review_->showMoment(*ply);
}

void MainWindow::showFigures(const std::vector<core::yahtzee::notation::Record>& records) {
    auto* figures = new FiguresDialog(trainer_.analysis, records, reviewOptions(), this);
    figures->setAttribute(Qt::WA_DeleteOnClose);
    figures->open();
}

void MainWindow::editPreferences() {
    auto* dialog = new PreferencesDialog(preferences_, language_choices(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::edited, this, &MainWindow::setPreferences);
    // Another language makes the window anew, so not while the list of languages is gone through.
    connect(dialog, &QDialog::finished, this, [this, before = preferences_.language] {
        if (preferences_.language != before) Q_EMIT languageChosen(preferences_.language);
    });
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

} // namespace app::main
