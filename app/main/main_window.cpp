#include "app/main/main_window.h"

#include "app/dialogs/dice_dialog.h"
#include "app/dialogs/figures_dialog.h"
#include "app/dialogs/guide_dialog.h"
#include "app/dialogs/keys_dialog.h"
#include "app/dialogs/lesson_dialog.h"
#include "app/dialogs/match_dialog.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/dialogs/programs_dialog.h"
#include "app/main/languages.h"
#include "app/session/table_setup.h"
#include "app/text/words.h"
#include "app/views/play/new_game_page.h"
#include "app/widgets/alea_style.h"
#include "app/widgets/colours.h"
#include "app/widgets/fitting_scroll.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/roll_button.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QFile>
#include <QLocale>
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QStatusBar>
#include <QVBoxLayout>

#include <bit>
#include <utility>

namespace app::main {

using namespace app::views;
using namespace app::session;
using namespace app::analysis;
using namespace app::widgets;
using namespace app::dialogs;

namespace {

constexpr int progress_step = 20;                // percent
constexpr auto newcomer_key = "window/newcomer"; // in the settings, during the first game

// With large fonts on a small screen a page scrolls.
QScrollArea* scrolled(QWidget* place, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(place);
    return area;
}

// The layout is kept for each set of screens: that of a desk isn't that of a lap.
QString layout_key() {
    QStringList screens;
    for (const QScreen* screen : QGuiApplication::screens()) {
        const QSize size = screen->size();
        screens << QString("%1-%2x%3").arg(screen->name()).arg(size.width()).arg(size.height());
    }
    return "window/layout/" + screens.join('+').replace('/', '-');
}

} // namespace

MainWindow::MainWindow(Trainer& trainer, QSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      trainer_(trainer),
      settings_(settings),
      bar_(new PlaceBar(this)),
      lines_(new LinesBar(trainer.session, this)),
      trying_(new NoticeBar("trying", tr("&Back to the game"), this)),
      keeping_(new NoticeBar("keeping", tr("Try &Again"), this)),
      failing_(new FailedProgram(trainer.session, this)),
      preparing_(new PreparingNotice(trainer.session, trainer.analysis.tables(), this)),
      computing_(new NoticeBar("computing", tr("Try &Again"), this)),
      pages_(new QStackedWidget(this)),
      play_(new play::PlayPage(trainer, this)),
      review_(new review::ReviewPage(trainer, this)),
      train_(new train::TrainPage(trainer, this)),
      games_(new games::GamesPage(trainer, this)),
      progress_(new QProgressBar(this)),
      announcer_(trainer.session, trainer.coach, trainer.decision, trainer.turn),
      announcements_(new AnnouncementLine(this)),
      spoken_(new SpokenNotice(this)),
      files_(trainer, this),
      commands_(new Commands(*this, trainer)),
      celebrations_(new Celebrations(trainer, pages_)) {
    setObjectName("mainWindow");
    setWindowTitle(tr("Alea"));
    statusBar()->setSizeGripEnabled(false);
    makePlaces();
    makeStatusBar();

    listenToPages();
    listenToTrainer();
    keys_.emplace(*this, settings_);

    preferences_ = read_preferences(settings_);
    setPreferences(preferences_);
    resizeToScreen();
    const QVariant usual = settings_.value("window/geometry");
    restoreGeometry(settings_.value(layout_key(), usual).toByteArray());
    play_->setWantsCoach(settings_.value("window/coach", true).toBool());
    goTo(Place::play);
    commands_->update();
    showProgress(0);
}

// The usual size, larger on a large screen, and never larger than the screen.
void MainWindow::resizeToScreen() {
    const QSize room = screen()->availableSize() * 9 / 10;
    const QSize wanted = QSize(1120, 720).expandedTo(room * 7 / 10);
    resize(wanted.boundedTo(room));
}

void MainWindow::makePlaces() {
    pages_->setObjectName("places");
    for (QWidget* page : std::initializer_list<QWidget*>{play_, review_, train_, games_})
        pages_->addWidget(scrolled(page, this));
    auto* middle = new QWidget(this);
    auto* column = bare<QVBoxLayout>(middle, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{bar_, keeping_, failing_, computing_})
        column->addWidget(part);
    column->addWidget(pages_, 1);
    setCentralWidget(middle);
    bar_->hold(*lines_, {trying_, preparing_});
    connect(bar_, &PlaceBar::chosen, this, &MainWindow::goTo);
}

PlacePage& MainWindow::pageOf(Place place) const {
    auto* scroll = static_cast<QScrollArea*>(pages_->widget(static_cast<int>(place)));
    return *static_cast<PlacePage*>(scroll->widget());
}

void MainWindow::goTo(Place place) {
    spoken_->holdBack();
    bar_->setPlace(place);
    if (QWidget* left = pages_->currentWidget(); this->place() == Place::new_game) {
        pages_->removeWidget(left);
        left->deleteLater();
    }
    pages_->setCurrentIndex(static_cast<int>(place));
    pages_->setAccessibleName(place_title(place)); // of what surrounds the focus
    pageOf(place).setFocus(Qt::OtherFocusReason);
    Announced& announced = announcedAt(place);
    announcements_->setText(announced.sentences);
    if (!std::exchange(announced.is_heard, true)) spoken_->speak(announced.sentences);
    showCaption();
    showLine();
    commands_->update();
}

// Nothing is lost by trying, so nothing is asked: what happens is said, and the way back is beside.
void MainWindow::showLine() {
    const Timeline& timeline = trainer_.session.timeline();
    const bool plays = place() == Place::play;
    lines_->setWanted(plays);
    const auto line = timeline.line();
    trying_->say(
        plays && line > 0
            ? tr("A try from turn %1 on. The game stays as it is.").arg(timeline.turn_of(line) + 1)
            : QString());
}

void MainWindow::showCaption() { bar_->setCaption(pageOf(place()).caption()); }

void MainWindow::listenToPages() {
    connect(&files_, &GameFiles::failed, this, &MainWindow::complain);
    connect(&files_, &GameFiles::done, this, &MainWindow::say);
    connect(&files_, &GameFiles::figuresWanted, this, &MainWindow::showFigures);
    connect(&commands_->paper(), &PaperCommands::failed, this, &MainWindow::complain);
    connect(&commands_->paper(), &PaperCommands::done, this, &MainWindow::say);
    for (int i = 0; i < pages_->count(); ++i) {
        const PlacePage& page = pageOf(static_cast<Place>(i));
        connect(&page, &PlacePage::captionChanged, this, &MainWindow::showCaption);
        connect(&page, &PlacePage::said, this, &MainWindow::say);
        connect(&page, &PlacePage::playWanted, this, [this] { goTo(Place::play); });
        connect(&page, &PlacePage::sampleWanted, this,
                [this] { begin(play::WelcomeCard::Way::sample); });
        connect(&page, &PlacePage::announced, this,
                [this, i](const QString& told) { announceAt(static_cast<Place>(i), told); });
    }
    connect(&play_->coach(), &play::CoachPanel::objectiveChosen, this, &MainWindow::setObjective);
    connect(play_, &play::PlayPage::hintsWanted, this, &MainWindow::setHints);
    connect(play_, &play::PlayPage::reviewWanted, this, [this] { goTo(Place::review); });
    const play::EndCard& end = play_->overlays().end();
    connect(&end, &play::EndCard::momentWanted, this, [this](std::size_t moment) {
        goTo(Place::review);
        review_->showMoment(moment);
    });
    connect(&end, &play::EndCard::otherOpponentWanted, this, &MainWindow::newGame);
    connect(&play_->overlays(), &play::PlayOverlays::wayChosen, this, &MainWindow::begin);
    connect(play_, &play::PlayPage::practiceWanted, this, [this] { goTo(Place::train); });
    connect(play_, &play::PlayPage::coachShown, commands_, &Commands::showCoachShown);
    const review::MistakesView& mistakes = review_->mistakes();
    connect(&mistakes, &review::MistakesView::tryWanted, this, [this] {
        goTo(Place::play);
        trainer_.decision.judgeNextChoice();
    });
    connect(&mistakes, &review::MistakesView::playOnWanted, this, [this] { goTo(Place::play); });
    const auto practise = [this] {
        train_->practiseMistakes({trainer_.session.record()});
        goTo(Place::train);
    };
    connect(&mistakes, &review::MistakesView::practiseWanted, this, practise);
    connect(review_, &review::ReviewPage::gameWanted, this,
            [this](const core::yahtzee::notation::Record& record) { reviewFrom(record, {}); });
    connect(&end, &play::EndCard::practiceWanted, this, practise);
    connect(&play_->table(), &play::TableView::sealWanted, this, &MainWindow::showDice);
    connect(games_, &games::GamesPage::opened, this, &MainWindow::reviewGame);
    connect(games_, &games::GamesPage::figuresWanted, this, &MainWindow::showFigures);
    bar_->follow(trainer_.practice);
    const auto play_on = [this](const core::yahtzee::notation::Record& record) {
        if (!trainer_.autosave.holds(record)) trainer_.session.begin(Timeline(record));
        goTo(Place::play);
    };
    connect(train_, &train::TrainPage::playOnWanted, this, play_on);
    connect(games_, &games::GamesPage::playOnWanted, this, play_on);
    connect(train_, &train::TrainPage::strategyPageWanted, findChild<QAction*>("strategyPage"),
            &QAction::trigger);
    connect(train_, &train::TrainPage::analysisWanted, this, &MainWindow::reviewFrom);
}

void MainWindow::listenToTrainer() {
    const GameSession& session = trainer_.session;
    connect(&session, &GameSession::changed, this, [this, &session](GameSession::Change change) {
        if (change == GameSession::Change::began) {
            spoken_->holdBack();
            showProgress(0);
            // The second game begins; else the first is gone on with.
            if (session.record().line.empty()) settings_.remove(newcomer_key);
            play_->setNewcomer(settings_.contains(newcomer_key));
        }
        if (preferences_.dice_sound && change == GameSession::Change::rolled &&
            !session.hasRealDice())
            sound_.play(std::popcount(session.rolledSlots()));
        showLine();
        commands_->update();
    });
    connect(&session, &GameSession::heldChanged, commands_, &Commands::update);
    connect(&session, &GameSession::faceEntered, commands_, &Commands::update);
    connect(&trainer_.values, &ValueCache::progressed, this, &MainWindow::showProgress);
    connect(&trainer_.values, &ValueCache::solved, this, [this] { showProgress(100); });
    connect(trying_, &NoticeBar::acted, &trainer_.session, &GameSession::backToGame);
    connect(&trainer_.autosave, &Autosave::troubleChanged, this,
            [this] { keeping_->say(trainer_.autosave.trouble()); });
    connect(keeping_, &NoticeBar::acted, &trainer_.autosave, &Autosave::tryAgain);
    keeping_->say(trainer_.autosave.trouble());
    connect(&trainer_.analysis, &AnalysisService::failuresChanged, this,
            [this] { computing_->say(trainer_.analysis.failures().join(' ')); });
    connect(computing_, &NoticeBar::acted, &trainer_.analysis, &AnalysisService::tryAgain);
    connect(preparing_, &NoticeBar::acted, this, [this] {
        preferences_.prepare_tables = false;
        setPreferences(preferences_);
        say(tr("The preferences turn it on again."));
    });
    connect(&trainer_.autosave, &Autosave::failed, bar_, &PlaceBar::keepSaying);
    connect(&trainer_.autosave, &Autosave::failed, spoken_, &SpokenNotice::speak);
}

void MainWindow::makeStatusBar() {
    progress_->setObjectName("solving");
    progress_->setAccessibleName(tr("Solving the game"));
    progress_->setFormat(tr("Solving the game… %p\u00a0%"));
    progress_->setFixedWidth(fontMetrics().averageCharWidth() * 40); // its text fits
    statusBar()->addPermanentWidget(announcements_, 1);
    statusBar()->addPermanentWidget(spoken_);
    connect(&announcer_, &Announcer::announced, this, &MainWindow::announce);
    connect(announcements_, &AnnouncementLine::focusChanged, this, &MainWindow::showFoot);
    connect(&focus_announcer_, &FocusAnnouncer::chosen, spoken_, &SpokenNotice::speak);
    for (const NoticeBar* bar : std::initializer_list<const NoticeBar*>{trying_, keeping_, failing_,
                                                                        computing_, preparing_})
        connect(bar, &NoticeBar::said, spoken_, &SpokenNotice::speak);
    statusBar()->addPermanentWidget(progress_);
    progress_->hide();
    showFoot();
}

// The status bar holds what a screen reader speaks. It has a height only while something is to be
// seen in it: the line of announcements with the focus, or the progress.
void MainWindow::showFoot() {
    const bool is_seen = announcements_->hasFocus() || progress_->isVisibleTo(statusBar());
    statusBar()->setMaximumHeight(is_seen ? QWIDGETSIZE_MAX : 0);
}

void MainWindow::showProgress(int percent) {
    const bool is_solving = !trainer_.values.get(trainer_.session.game().rules());
    progress_->setVisible(is_solving);
    // A screen reader is busy for long with every step.
    if (is_solving) progress_->setValue(percent - percent % progress_step);
    showFoot();
}

void MainWindow::say(const QString& message) {
    bar_->say(message);
    spoken_->speak(message);
}

// Review shows the game too.
void MainWindow::announce(const QString& sentences) {
    announcedAt(Place::play) = announcedAt(Place::review) = {sentences};
    announceAt(place() == Place::review ? Place::review : Place::play, sentences);
}

// Don't interrupt a person who works on another page.
void MainWindow::announceAt(Place at, const QString& sentences) {
    announcedAt(at) = {sentences, at == place()};
    if (at != place()) return;
    announcements_->announce(sentences);
    spoken_->speak(sentences);
}

void MainWindow::setObjective(const ai::yahtzee::decide::Objective& objective) {
    preferences_.objective = objective;
    setPreferences(preferences_);
}

void MainWindow::setHints(HintMode mode) {
    preferences_.hints = mode;
    setPreferences(preferences_);
    announcer_.tellHints();
    const bool is_game = trainer_.session.timeline().line() == 0 && !trainer_.session.isOver();
    if (mode == HintMode::on && is_game)
        say(tr("With hints this game doesn't count for your level."));
}

void MainWindow::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    write_preferences(settings_, preferences_);
    trainer_.analysis.tables().setPrepares(preferences_.prepare_tables);
    commands_->showHintMode(preferences_.hints);
    trainer_.session.setPace(preferences_.pace);
    trainer_.session.setContestPrograms(preferences_.programs);
    failing_->setPrograms(preferences_.programs);
    trainer_.second_coach.setProgram(preferences_.second_coach, preferences_.programs);
    apply_look(preferences_.colours, preferences_.distinct_colours);
    commands_->paper().setLimits(preferences_.point_limits);
    review_->setLimits(preferences_.point_limits, preferences_.probability_limits);
    trainer_.coach.setMode(preferences_.hints);
    trainer_.coach.setObjective(preferences_.objective);
    celebrations_->setWanted(preferences_.celebrate && !is_motion_reduced_);
    Preferences shown = preferences_;
    shown.animate_dice = shown.animate_dice && !is_motion_reduced_;
    play_->setPreferences(shown);
    train_->setPreferences(preferences_);
}

// The space bar rolls, but for a control that has the focus and takes it itself.
bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        const QWidget* focused = QApplication::focusWidget();
        const bool takes_space = qobject_cast<const QAbstractButton*>(focused) ||
                                 qobject_cast<const QComboBox*>(focused);
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier && takes_space &&
            !qobject_cast<const RollButton*>(focused)) {
            event->accept();
            return true;
        }
    }
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    settings_.setValue("window/geometry", saveGeometry());
    settings_.setValue(layout_key(), saveGeometry());
    settings_.setValue("window/coach", play_->wantsCoach());
    QMainWindow::closeEvent(event);
}

void MainWindow::begin(play::WelcomeCard::Way way) {
    using Way = play::WelcomeCard::Way;
    if (way == Way::opponents) newGame();
    if (way == Way::lesson) teach();
    if (way == Way::placement) trainer_.practice.beginPlacement();
    if (way == Way::practice || way == Way::placement) goTo(Place::train);
    if (way == Way::sample && files_.showSample()) goTo(Place::review);
}

void MainWindow::import() {
    goTo(Place::games);
    games_->import();
}

// In Review from decision to decision of the person.
void MainWindow::step(int direction) {
    if (place() == Place::review) return review_->step(direction);
    trainer_.session.goToDecision(direction);
}

// That of the exercise, if one is on the table; else that of the game.
void MainWindow::goToSheet() {
    auto* sheet = train_->findChild<QWidget*>("practiceSheet");
    if (sheet && sheet->isVisible()) return sheet->setFocus(Qt::ShortcutFocusReason);
    goTo(Place::play);
    play_->focusSheet();
}

void MainWindow::goToPageOf(const MainWindow& other) {
    train_->goToPageOf(*other.train_);
    games_->takeDeleted(*other.games_);
    goTo(other.place()); // which sets the focus
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

void MainWindow::copyText() {
    QApplication::clipboard()->setText(models::game_text(trainer_.session));
    say(tr("The game is on the clipboard."));
}

void MainWindow::copyPicture() {
    QApplication::clipboard()->setPixmap(pageOf(place()).grab());
    say(tr("The picture is on the clipboard."));
}

void MainWindow::setSecondCoach(const QString& name) {
    preferences_.second_coach = name;
    setPreferences(preferences_);
}

void MainWindow::toggleExplaining() {
    preferences_.explain = !play_->coach().isExplaining();
    if (preferences_.explain) {
        play_->showCoach(true);
        if (preferences_.hints == HintMode::off) setHints(HintMode::on);
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

void MainWindow::welcome() {
    settings_.setValue(newcomer_key, true);
    play_->setNewcomer(true);
    play_->welcome();
}

// Over the other pages until a game begins or another page is opened.
void MainWindow::newGame() {
    if (place() == Place::new_game) return;
    auto* page = new play::NewGamePage(trainer_, trainer_.session.record(), preferences_.hints,
                                       preferences_.programs);
    pages_->addWidget(scrolled(page, this));
    connect(page, &play::NewGamePage::left, this, [this, before = place()] { goTo(before); });
    connect(page, &play::NewGamePage::started, this, [this, page] {
        trainer_.session.begin(Timeline(page->record()));
        goTo(Place::play);
        if (page->hints() != preferences_.hints) setHints(page->hints());
    });
    goTo(Place::new_game);
    spoken_->speak(page->tableText());
}

void MainWindow::showDice() {
    deleted_on_close(new DiceDialog(trainer_.session.record(), this))->open();
}

void MainWindow::reviewGame(const core::yahtzee::notation::Record& record) {
    trainer_.session.begin(Timeline(record));
    goTo(Place::review);
}

// At the decision of a ply, if one is given.
void MainWindow::reviewFrom(const core::yahtzee::notation::Record& record,
                            std::optional<std::size_t> ply) {
    const bool is_left = !trainer_.session.isOver() && !trainer_.session.record().line.empty();
    reviewGame(record);
    if (is_left) say(tr("The game that was on the table is among the saved games."));
    if (!ply) return;
    trainer_.session.goToInGame(*ply);
    review_->showMoment(*ply);
}

void MainWindow::showFigures(const std::vector<core::yahtzee::notation::Record>& records) {
    ai::yahtzee::review::ReviewOptions options;
    options.points = preferences_.point_limits;
    options.probabilities = preferences_.probability_limits;
    deleted_on_close(new FiguresDialog(trainer_.analysis, records, options, this))->open();
}

void MainWindow::editPreferences() {
    auto* dialog = deleted_on_close(new PreferencesDialog(preferences_, language_choices(), this));
    connect(dialog, &PreferencesDialog::edited, this, &MainWindow::setPreferences);
    // Another language makes the window anew, so not while the list of languages is gone through.
    connect(dialog, &QDialog::finished, this, [this, before = preferences_.language] {
        if (preferences_.language != before) Q_EMIT languageChosen(preferences_.language);
    });
    dialog->open();
}

void MainWindow::showAbout() {
    auto* box = deleted_on_close(new QMessageBox(
        QMessageBox::NoIcon, tr("About Alea"),
        tr("<h3>Alea %1</h3>").arg(QApplication::applicationVersion()), QMessageBox::Close, this));
    box->setInformativeText(
        tr("A Yahtzee trainer whose opponent and coach play exactly.\n\nFree software under the "
           "GNU General Public License, version 3 or later.\n\nYahtzee is a trademark of Hasbro, "
           "with which Alea has no connection."));
    box->open();
}

void MainWindow::complain(const QString& title, const QString& why) {
    deleted_on_close(new QMessageBox(QMessageBox::Warning, title, why, QMessageBox::Ok, this))
        ->open();
}

void MainWindow::editPrograms() {
    auto* dialog = deleted_on_close(
        new ProgramsDialog(preferences_.programs, preferences_.second_coach, this));
    connect(dialog, &ProgramsDialog::announced, spoken_, &SpokenNotice::speak);
    connect(dialog, &ProgramsDialog::edited, this,
            [this](const std::vector<ContestProgram>& programs, const QString& second_coach) {
                preferences_.programs = programs;
                preferences_.second_coach = second_coach;
                setPreferences(preferences_);
            });
    dialog->open();
}

void MainWindow::watchMatch() {
    auto* dialog = deleted_on_close(new MatchDialog(preferences_.programs, this));
    connect(dialog, &MatchDialog::announced, spoken_, &SpokenNotice::speak);
    connect(dialog, &MatchDialog::opened, this, &MainWindow::reviewGame);
    dialog->show();
}

void MainWindow::changeKeys() {
    const KeysDialog::Actions actions{[this] { return keys_->rows(); },
                                      [this](const QString& name, const QKeySequence& keys) {
                                          return keys_->setKeys(name, keys);
                                      },
                                      [this](const QString& name) { keys_->resetKeys(name); },
                                      [this](bool wanted) { keys_->setCharacterKeys(wanted); }};
    auto* dialog = deleted_on_close(new KeysDialog(actions, keys_->hasCharacterKeys(), this));
    connect(dialog, &KeysDialog::announced, spoken_, &SpokenNotice::speak);
    dialog->open();
}

void MainWindow::teach() {
    auto* dialog = deleted_on_close(new LessonDialog(trainer_.analysis, this));
    connect(dialog, &LessonDialog::announced, spoken_, &SpokenNotice::speak);
    dialog->open();
}

void MainWindow::showGuide() {
    const QString own = QString(":/docs/guide_%1.md").arg(QLocale().name().section('_', 0, 0));
    QFile file(QFile::exists(own) ? own : QString(":/docs/guide.md"));
    const QString text = file.open(QIODevice::ReadOnly)
                             ? QString::fromUtf8(file.readAll())
                             : tr("The guide is missing from this build.");
    showPage(tr("Guide"), text, tr("All &keys"), "keys");
}

void MainWindow::showKeys() { showPage(tr("Keys"), keys_->sheet(), tr("&Guide"), "guide"); }

void MainWindow::showPage(const QString& title, const QString& text, const QString& other_page,
                          const QString& other_command) {
    auto* dialog = deleted_on_close(new GuideDialog(title, text, this));
    auto* command = findChild<QAction*>(other_command);
    auto* link = dialog->addLink(keys_->withKeys(other_page, other_command), command->shortcut());
    connect(link, &QPushButton::clicked, dialog, [dialog, command] {
        dialog->close();
        command->trigger();
    });
    dialog->show();
}

} // namespace app::main
