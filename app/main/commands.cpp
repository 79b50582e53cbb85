#include "app/main/commands.h"

#include "app/main/main_window.h"

#include <QActionGroup>
#include <QMenuBar>

#include <utility>

namespace app::main {

using namespace app::session;

Commands::Commands(MainWindow& window, Trainer& trainer)
    : QObject(&window),
      window_(window),
      trainer_(trainer),
      paper_(new PaperCommands(trainer, &window)) {
    makeGameMenu();
    makeEditMenu();
    makeCoachMenu();
    makeLibraryMenu();
    makePlaceMenu();
    makeViewMenu();
    makeHelpMenu();
}

QMenu* Commands::beginMenu(const QString& title) {
    return menu_ = window_.menuBar()->addMenu(title);
}

QAction* Commands::add(const QString& name, const QString& text, const QList<QKeySequence>& keys,
                       const Act& act, IsEnabled is_enabled) {
    QAction* action = menu_->addAction(text);
    action->setObjectName(name);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, &window_, act);
    if (is_enabled) conditional_.push_back({action, std::move(is_enabled)});
    return action;
}

QAction* Commands::addCheckable(const QString& name, const QString& text, const QKeySequence& key,
                                IsEnabled is_enabled) {
    QAction* action = add(
        name, text, {key}, [] {}, std::move(is_enabled));
    action->setCheckable(true);
    return action;
}

void Commands::update() {
    for (const auto& [action, is_enabled] : conditional_) action->setEnabled(is_enabled());
}

void Commands::showHintMode(HintMode mode) {
    hints_->setChecked(mode == HintMode::on);
    guess_first_->setChecked(mode == HintMode::guess_first);
}

void Commands::makeGameMenu() {
    QMenu* menu = beginMenu(MainWindow::tr("&Game"));
    add("newGame", MainWindow::tr("&New Game"), {QKeySequence::New}, [this] { window_.newGame(); });
    add("open", MainWindow::tr("&Open…"), {QKeySequence::Open}, [this] { window_.files().open(); });
    add("saveAs", MainWindow::tr("Save &As…"), {QKeySequence::Save},
        [this] { window_.files().saveAs(); });
    add("match", MainWindow::tr("&Match between Programs…"), {QKeySequence("Ctrl+Shift+M")},
        [this] { window_.watchMatch(); });
    menu->addSeparator();
    add(
        "copyPosition", MainWindow::tr("&Copy Position"), {QKeySequence("Ctrl+Shift+C")},
        [this] { window_.files().copyPosition(); },
        [&session = trainer_.session] {
            return session.game().phase() == core::yahtzee::Phase::to_decide &&
                   session.game().players() == 2;
        });
    add("copyText", MainWindow::tr("Copy as Te&xt"), {QKeySequence::Copy},
        [this] { window_.copyText(); });
    add("copyPicture", MainWindow::tr("Copy as Pict&ure"), {QKeySequence("Ctrl+Alt+C")},
        [this] { window_.copyPicture(); });
    add("editPosition", MainWindow::tr("&Position…"), {QKeySequence("Ctrl+P")},
        [this] { window_.files().editPosition(); });
    paper_->fill(menu->addMenu(MainWindow::tr("Pr&int")));
    menu->addSeparator();
    add("showDice", MainWindow::tr("&Dice of This Game…"), {QKeySequence("Ctrl+D")},
        [this] { window_.showDice(); });
    QAction* roll = add(
        "rollDice", MainWindow::tr("&Roll"), {Qt::Key_Space}, [this] { window_.play().roll(); },
        [this] { return window_.plays() && window_.play().canRoll(); });
    roll->setAutoRepeat(false);
    menu->addSeparator();
    add("quit", MainWindow::tr("&Quit"), {QKeySequence("Ctrl+Q")}, [this] { window_.close(); });
}

void Commands::makeEditMenu() {
    QMenu* menu = beginMenu(MainWindow::tr("&Edit"));
    GameSession& session = trainer_.session;
    add(
        "takeBack", MainWindow::tr("&Take Back"), {QKeySequence::Undo},
        [&session] { session.takeBack(); },
        [this, &session] { return window_.plays() && session.canTakeBack(); });
    add(
        "redo", MainWindow::tr("&Redo"), {QKeySequence("Ctrl+Shift+Z")},
        [&session] { session.redo(); },
        [this, &session] { return window_.plays() && session.canRedo(); });
    add(
        "correctDice", MainWindow::tr("Correct &Dice"), {Qt::Key_Backspace},
        [&session] { session.eraseFace(); },
        [this, &session] { return window_.plays() && session.canEraseFace(); });
    menu->addSeparator();
    const auto can_step = [this, &session] {
        return session.canGoTo() && (window_.plays() || window_.place() == Place::review);
    };
    add(
        "decisionBefore", MainWindow::tr("&Previous Decision"), {QKeySequence("Alt+Left")},
        [this] { window_.step(-1); }, can_step);
    add(
        "decisionAfter", MainWindow::tr("&Next Decision"), {QKeySequence("Alt+Right")},
        [this] { window_.step(1); }, can_step);
    menu->addSeparator();
    add("programs", MainWindow::tr("Contest P&rograms…"), {QKeySequence("Ctrl+Shift+G")},
        [this] { window_.editPrograms(); });
    add("changeKeys", MainWindow::tr("Change &Keys…"), {QKeySequence("Ctrl+Shift+K")},
        [this] { window_.changeKeys(); });
    add("preferences", MainWindow::tr("&Preferences…"), {QKeySequence("Ctrl+,")},
        [this] { window_.editPreferences(); });
}

void Commands::makeCoachMenu() {
    QMenu* menu = beginMenu(MainWindow::tr("&Coach"));
    const auto plays = [this] { return window_.plays(); };
    hints_ = addCheckable("hints", MainWindow::tr("Show &Hints"), Qt::Key_H, plays);
    guess_first_ = addCheckable("guessFirst", MainWindow::tr("&Guess First"), Qt::Key_G, plays);
    auto* group = new QActionGroup(this);
    group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    group->addAction(hints_);
    group->addAction(guess_first_);
    connect(group, &QActionGroup::triggered, &window_, [this] {
        window_.setHints(hints_->isChecked()         ? HintMode::on
                         : guess_first_->isChecked() ? HintMode::guess_first
                                                     : HintMode::off);
    });
    menu->addSeparator();
    add(
        "explain", MainWindow::tr("&Explain Choices"), {Qt::Key_E},
        [this] { window_.toggleExplaining(); }, plays);
    QMenu* second = menu->addMenu(MainWindow::tr("&Second Coach"));
    second->setObjectName("secondCoaches");
    connect(second, &QMenu::aboutToShow, this, [this, second] { fillSecondCoaches(*second); });
    add("offerTables", MainWindow::tr("Make &Tables of Win Probabilities"),
        {QKeySequence("Ctrl+T")}, [this] { window_.offerTables(); });
}

// None, or a contest program.
void Commands::fillSecondCoaches(QMenu& menu) {
    menu.clear();
    const auto add_coach = [this, &menu](const QString& text, const QString& name) {
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(window_.preferences().second_coach == name);
        connect(action, &QAction::triggered, &window_,
                [this, name] { window_.setSecondCoach(name); });
    };
    add_coach(MainWindow::tr("&None"), {});
    for (const ContestProgram& program : window_.preferences().programs)
        add_coach(QString(program.name).replace('&', "&&"), program.name);
    menu.addSeparator();
    menu.addAction(window_.findChild<QAction*>("programs"));
}

void Commands::makeLibraryMenu() {
    beginMenu(MainWindow::tr("&Library"));
    add("savedGames", MainWindow::tr("&Saved Games"), {QKeySequence("Ctrl+L")},
        [this] { window_.goTo(Place::games); });
    add("import", MainWindow::tr("&Import…"), {QKeySequence("Ctrl+I")},
        [this] { window_.import(); });
}

void Commands::makePlaceMenu() {
    QMenu* menu = beginMenu(MainWindow::tr("&Place"));
    const auto add_place = [this](Place place, const char* name, const QString& text,
                                  QList<QKeySequence> keys) {
        add(name, text, keys << QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + int(place))),
            [this, place] { window_.goTo(place); });
    };
    add_place(Place::play, "goPlay", MainWindow::tr("&Play"), {});
    add_place(Place::review, "goReview", MainWindow::tr("&Review"), {});
    add_place(Place::train, "goTrain", MainWindow::tr("&Train"), {QKeySequence("Ctrl+M")});
    add_place(Place::games, "goGames", MainWindow::tr("&Games"), {});
    menu->addSeparator();
    add("review", MainWindow::tr("Review and &Back"), {Qt::Key_F8},
        [this] { window_.goTo(window_.place() == Place::review ? Place::play : Place::review); });
}

void Commands::makeViewMenu() {
    beginMenu(MainWindow::tr("&View"));
    const auto plays = [this] { return window_.plays(); };
    const auto is_no_exercise = [this] { return window_.place() != Place::train; };
    show_coach_ = addCheckable("showCoach", MainWindow::tr("&Coach"), Qt::Key_F9, plays);
    auto& play = window_.play();
    show_coach_->setChecked(play.isCoachShown());
    connect(show_coach_, &QAction::triggered, &play,
            [&play] { play.showCoach(!play.isCoachShown()); });
    QAction* large =
        addCheckable("largeType", MainWindow::tr("&Large Type, Read from Afar"), Qt::Key_F11, {});
    conditional_.push_back(
        {large, [=] { return is_no_exercise() || large->isChecked(); }}); // to leave it
    connect(large, &QAction::toggled, &window_, &MainWindow::setLargeType);
    add("goToSheet", MainWindow::tr("Go to &Score Sheet"), {Qt::Key_F6},
        [this] { window_.goToSheet(); });
    add(
        "goToChoices", MainWindow::tr("Go to &Choices"), {Qt::Key_F7},
        [this] {
            window_.goTo(Place::play);
            window_.play().focusChoices();
        },
        is_no_exercise);
    add(
        "goToObjective", MainWindow::tr("Go to &Objective"), {Qt::Key_O},
        [this] { window_.play().focusObjective(); }, plays);
}

void Commands::makeHelpMenu() {
    QMenu* menu = beginMenu(MainWindow::tr("&Help"));
    add("guide", MainWindow::tr("&Guide"), {Qt::Key_F1}, [this] { window_.showGuide(); });
    add("lesson", MainWindow::tr("A &Lesson of Two Minutes"), {QKeySequence("Shift+F1")},
        [this] { window_.teach(); });
    add("keys", MainWindow::tr("&Keys"), {Qt::Key_Question}, [this] { window_.showKeys(); });
    menu->addSeparator();
    add("about", MainWindow::tr("&About Alea"), {}, [this] { window_.showAbout(); });
}

} // namespace app::main
