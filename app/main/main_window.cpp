#include "app/main/main_window.h"

#include "app/widgets/alea_style.h"
#include "app/widgets/colours.h"
#include "app/widgets/roll_button.h"

#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QScreen>
#include <QScrollArea>
#include <QStatusBar>
#include <QVBoxLayout>

#include <utility>

namespace app::main {

using namespace app::views;
using namespace app::session;
using namespace app::analysis;
using namespace app::widgets;

namespace {

constexpr int message_milliseconds = 8000;
constexpr int progress_step = 20; // percent

// With large fonts on a small screen a place scrolls.
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
      system_palette_(QApplication::palette()),
      bar_(new PlaceBar(this)),
      lines_(new LinesBar(trainer.session, this)),
      trying_(new NoticeBar("trying", tr("&Back to the Game"), this)),
      keeping_(new NoticeBar("keeping", tr("Try &Again"), this)),
      failing_(new NoticeBar("failing", tr("Try &Again"), this)),
      computing_(new NoticeBar("computing", tr("Try &Again"), this)),
      pages_(new QStackedWidget(this)),
      play_(new play::PlayPage(trainer, this)),
      review_(new review::ReviewPage(trainer, this)),
      train_(new train::TrainPage(trainer, this)),
      games_(new games::GamesPage(trainer, this)),
      progress_(new QProgressBar(this)),
      announcer_(trainer.session, trainer.coach, trainer.turn),
      announcements_(new AnnouncementLine(this)),
      spoken_(new SpokenNotice(this)) {
    setObjectName("mainWindow");
    setWindowTitle(tr("Alea"));
    statusBar()->setSizeGripEnabled(false);
    makePlaces();
    makeGameMenu();
    makeEditMenu();
    makeCoachMenu();
    makeLibraryMenu();
    makePlaceMenu();
    makeViewMenu();
    makeHelpMenu();
    makeStatusBar();

    listenToPages();
    listenToTrainer();
    listenToPrograms();
    keys_.emplace(*this, settings_);

    preferences_ = read_preferences(settings_);
    setPreferences(preferences_);
    resizeToScreen();
    const QVariant usual = settings_.value("window/geometry");
    restoreGeometry(settings_.value(layout_key(), usual).toByteArray());
    play_->setWantsCoach(settings_.value("window/coach", true).toBool());
    goTo(Place::play);
    updateCommands();
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
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar_);
    column->addWidget(keeping_);
    column->addWidget(failing_);
    column->addWidget(computing_);
    column->addWidget(lines_);
    column->addWidget(trying_);
    column->addWidget(pages_, 1);
    setCentralWidget(middle);
    connect(bar_, &PlaceBar::chosen, this, &MainWindow::goTo);
}

PlacePage& MainWindow::pageOf(Place place) const {
    auto* scroll = static_cast<QScrollArea*>(pages_->widget(static_cast<int>(place)));
    return *static_cast<PlacePage*>(scroll->widget());
}

void MainWindow::goTo(Place place) {
    spoken_->holdBack();
    bar_->setPlace(place);
    pages_->setCurrentIndex(static_cast<int>(place));
    pages_->setAccessibleName(place_title(place)); // of what surrounds the focus
    pageOf(place).setFocus(Qt::OtherFocusReason);
    // Train needs the room in a low window.
    announcements_->setVisible(place == Place::play || place == Place::review);
    Announced& announced = announcedAt(place);
    announcements_->setText(announced.sentences);
    if (!std::exchange(announced.is_heard, true)) spoken_->speak(announced.sentences);
    showCaption();
    showLine();
    updateCommands();
}

// Nothing is lost by trying, so nothing is asked: what happens is said, and the way back is beside.
void MainWindow::showLine() {
    const Timeline& timeline = trainer_.session.timeline();
    const bool plays = place() == Place::play;
    lines_->setWanted(plays);
    const auto line = timeline.line();
    trying_->say(plays && line > 0
                     ? tr("This is try %1: what could have been from turn %2 on. The game itself "
                          "stays as it is.")
                           .arg(line)
                           .arg(timeline.turn_of(line) + 1)
                     : QString());
}

void MainWindow::showCaption() { bar_->setCaption(pageOf(place()).caption()); }

void MainWindow::listenToPages() {
    for (int i = 0; i < pages_->count(); ++i) {
        const PlacePage& page = pageOf(static_cast<Place>(i));
        connect(&page, &PlacePage::captionChanged, this, &MainWindow::showCaption);
        connect(&page, &PlacePage::said, this, &MainWindow::say);
        connect(&page, &PlacePage::announced, this,
                [this, i](const QString& told) { announceAt(static_cast<Place>(i), told); });
    }
    connect(play_, &play::PlayPage::objectiveChosen, this, &MainWindow::setObjective);
    connect(play_, &play::PlayPage::hintsWanted, this, &MainWindow::setHints);
    connect(play_, &play::PlayPage::reviewWanted, this, [this] { goTo(Place::review); });
    connect(play_, &play::PlayPage::reviewAtWanted, this, [this](std::size_t moment) {
        goTo(Place::review);
        review_->showMoment(moment);
    });
    connect(play_, &play::PlayPage::rematchWanted, this, &MainWindow::rematch);
    connect(play_, &play::PlayPage::otherOpponentWanted, this, &MainWindow::newGame);
    connect(play_, &play::PlayPage::lessonWanted, this, &MainWindow::teach);
    connect(play_, &play::PlayPage::practiceWanted, this, [this] { goTo(Place::train); });
    connect(play_, &play::PlayPage::placementWanted, this, [this] {
        trainer_.practice.beginPlacement();
        goTo(Place::train);
    });
    connect(play_, &play::PlayPage::sampleWanted, this, &MainWindow::showSample);
    connect(play_, &play::PlayPage::coachShown, show_coach_, &QAction::setChecked);
    connect(review_, &review::ReviewPage::objectiveChosen, this, &MainWindow::setObjective);
    connect(review_, &review::ReviewPage::tryWanted, this, [this] {
        goTo(Place::play);
        play_->judgeNextChoice();
    });
    connect(review_, &review::ReviewPage::playOnWanted, this, [this] { goTo(Place::play); });
    const auto practise_game = [this] {
        train_->practiseMistakes({trainer_.session.record()});
        goTo(Place::train);
    };
    connect(review_, &review::ReviewPage::practiseWanted, this, practise_game);
    connect(play_, &play::PlayPage::ownMistakesWanted, this, practise_game);
    connect(play_, &play::PlayPage::sealWanted, this, &MainWindow::showDice);
    connect(games_, &games::GamesPage::opened, this, &MainWindow::reviewGame);
    connect(games_, &games::GamesPage::figuresWanted, this, &MainWindow::showFigures);
    const auto begin_at = [this](Place place) {
        return [this, place](const core::yahtzee::notation::Record& record) {
            trainer_.session.begin(Timeline(record));
            goTo(place);
        };
    };
    connect(train_, &train::TrainPage::playOnWanted, this, begin_at(Place::play));
    connect(train_, &train::TrainPage::analysisWanted, this, &MainWindow::reviewFrom);
}

void MainWindow::listenToTrainer() {
    const GameSession& session = trainer_.session;
    connect(&session, &GameSession::changed, this, [this](GameSession::Change change) {
        if (change == GameSession::Change::began) {
            spoken_->holdBack();
            showProgress(0);
        }
        showLine();
        updateCommands();
    });
    connect(&session, &GameSession::heldChanged, this, &MainWindow::updateCommands);
    connect(&session, &GameSession::faceEntered, this, &MainWindow::updateCommands);
    connect(&trainer_.values, &ValueCache::progressed, this, &MainWindow::showProgress);
    connect(&trainer_.values, &ValueCache::solved, this, [this] { showProgress(100); });
    connect(trying_, &NoticeBar::acted, &trainer_.session, &GameSession::backToGame);
    const auto tell = [this] { keeping_->say(trainer_.autosave.trouble()); };
    connect(&trainer_.autosave, &Autosave::troubleChanged, this, tell);
    connect(keeping_, &NoticeBar::acted, &trainer_.autosave, &Autosave::tryAgain);
    tell();
    connect(&trainer_.analysis, &AnalysisService::failuresChanged, this,
            [this] { computing_->say(trainer_.analysis.failures().join(' ')); });
    connect(computing_, &NoticeBar::acted, &trainer_.analysis, &AnalysisService::tryAgain);
    connect(&trainer_.autosave, &Autosave::failed, this, [this](const QString& why) {
        statusBar()->showMessage(why); // until the next message
        spoken_->speak(why);
    });
}

void MainWindow::makeStatusBar() {
    progress_->setObjectName("solving");
    progress_->setAccessibleName(tr("Solving the game"));
    progress_->setFormat(tr("Solving the game… %p\u00a0%"));
    progress_->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    statusBar()->addPermanentWidget(announcements_, 1);
    statusBar()->addPermanentWidget(spoken_);
    connect(&announcer_, &Announcer::announced, this, &MainWindow::announce);
    connect(&focus_announcer_, &FocusAnnouncer::chosen, spoken_, &SpokenNotice::speak);
    for (const NoticeBar* bar : {trying_, keeping_, failing_, computing_})
        connect(bar, &NoticeBar::said, spoken_, &SpokenNotice::speak);
    statusBar()->addPermanentWidget(progress_);
    progress_->hide();
}

void MainWindow::showProgress(int percent) {
    const bool is_solving = !trainer_.values.get(trainer_.session.game().rules());
    progress_->setVisible(is_solving);
    // A screen reader is busy for long with every step.
    if (is_solving) progress_->setValue(percent - percent % progress_step);
}

void MainWindow::say(const QString& message) {
    statusBar()->showMessage(message, message_milliseconds);
    spoken_->speak(message);
}

// Review shows the game too.
void MainWindow::announce(const QString& sentences) {
    announcedAt(Place::play) = announcedAt(Place::review) = {sentences};
    announceAt(place() == Place::review ? Place::review : Place::play, sentences);
}

// Who is in another place doesn't want to be interrupted by it.
void MainWindow::announceAt(Place at, const QString& sentences) {
    announcedAt(at) = {sentences, at == place()};
    if (at != place()) return;
    announcements_->announce(sentences);
    spoken_->speak(sentences);
}

// Keys of a place do nothing in another.
void MainWindow::updateCommands() {
    const GameSession& session = trainer_.session;
    const bool plays = place() == Place::play;
    roll_->setEnabled(plays && play_->canRoll());
    take_back_->setEnabled(plays && session.canTakeBack());
    redo_->setEnabled(plays && session.canRedo());
    correct_dice_->setEnabled(plays && session.canEraseFace());
    for (QAction* action : {hints_, guess_first_, explain_, show_coach_, objective_})
        action->setEnabled(plays);
    choices_->setEnabled(place() != Place::train);
    large_type_->setEnabled(place() != Place::train || large_type_->isChecked());
    for (QAction* action : {before_, after_})
        action->setEnabled(session.canGoTo() && (plays || place() == Place::review));
    const auto& game = session.game();
    copy_position_->setEnabled(game.phase() == core::yahtzee::Phase::to_decide &&
                               game.players() == 2);
}

void MainWindow::setObjective(const ai::yahtzee::decide::Objective& objective) {
    preferences_.objective = objective;
    setPreferences(preferences_);
}

void MainWindow::setHints(HintMode mode) {
    preferences_.hints = mode;
    setPreferences(preferences_);
    announcer_.tellHints();
}

void MainWindow::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    write_preferences(settings_, preferences_);
    hints_->setChecked(preferences_.hints == HintMode::on);
    guess_first_->setChecked(preferences_.hints == HintMode::guess_first);
    trainer_.session.setPace(preferences_.pace);
    trainer_.session.setContestPrograms(preferences_.programs);
    trainer_.second_coach.setProgram(preferences_.second_coach, preferences_.programs);
    const QPalette palette =
        palette_of(preferences_.colours, system_palette_, preferences_.distinct_colours);
    if (palette != QApplication::palette()) QApplication::setPalette(palette);
    if (!qobject_cast<AleaStyle*>(QApplication::style())) QApplication::setStyle(new AleaStyle);
    paper_->setLimits(preferences_.point_limits);
    review_->setLimits(preferences_.point_limits, preferences_.probability_limits);
    trainer_.coach.setMode(preferences_.hints);
    trainer_.coach.setObjective(preferences_.objective);
    play_->setPreferences(preferences_);
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

} // namespace app::main
