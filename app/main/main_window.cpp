#include "app/main/main_window.h"

#include "app/dialogs/tutor_question.h"
#include "app/widgets/colours.h"

#include <QApplication>
#include <QCloseEvent>
#include <QStatusBar>
#include <QVBoxLayout>

namespace app::main {

using namespace app::views;
using namespace app::session;
using namespace app::analysis;
using namespace app::dialogs;
using namespace app::widgets;

namespace {

constexpr int message_milliseconds = 8000;

} // namespace

MainWindow::MainWindow(Trainer& trainer, QSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      trainer_(trainer),
      settings_(settings),
      system_palette_(QApplication::palette()),
      bar_(new PlaceBar(this)),
      pages_(new QStackedWidget(this)),
      play_(new play::PlayPage(trainer, this)),
      review_(new review::ReviewPage(trainer, this)),
      train_(new train::TrainPage(trainer, this)),
      games_(new games::GamesPage(trainer, this)),
      progress_(new QProgressBar(this)) {
    setObjectName("mainWindow");
    setWindowTitle(tr("Alea"));
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

    preferences_ = read_preferences(settings_);
    setPreferences(preferences_);
    resize(1120, 720);
    restoreGeometry(settings_.value("window/geometry").toByteArray());
    show_coach_->setChecked(settings_.value("window/coach", true).toBool());
    goTo(Place::play);
    updateCommands();
    showProgress(0);
}

void MainWindow::makePlaces() {
    pages_->setObjectName("places");
    for (QWidget* page : std::initializer_list<QWidget*>{play_, review_, train_, games_})
        pages_->addWidget(page);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar_);
    column->addWidget(pages_, 1);
    setCentralWidget(middle);
    connect(bar_, &PlaceBar::chosen, this, &MainWindow::goTo);
}

void MainWindow::goTo(Place place) {
    bar_->setPlace(place);
    pages_->setCurrentIndex(static_cast<int>(place));
    pages_->currentWidget()->setFocus(Qt::OtherFocusReason);
    showCaption();
    updateCommands();
}

void MainWindow::showCaption() {
    bar_->setCaption(static_cast<PlacePage*>(pages_->currentWidget())->caption());
}

void MainWindow::listenToPages() {
    for (int i = 0; i < pages_->count(); ++i) {
        auto* page = static_cast<PlacePage*>(pages_->widget(i));
        connect(page, &PlacePage::captionChanged, this, &MainWindow::showCaption);
        connect(page, &PlacePage::said, this, &MainWindow::say);
    }
    connect(play_, &play::PlayPage::objectiveChosen, this, &MainWindow::setObjective);
    connect(play_, &play::PlayPage::doubted, this, &MainWindow::ask);
    connect(review_, &review::ReviewPage::objectiveChosen, this, &MainWindow::setObjective);
    connect(games_, &games::GamesPage::libraryWanted, this, &MainWindow::showLibrary);
}

void MainWindow::listenToTrainer() {
    const GameSession& session = trainer_.session;
    connect(&session, &GameSession::changed, this, [this](GameSession::Change change) {
        if (change == GameSession::Change::began) showProgress(0);
        updateCommands();
    });
    connect(&session, &GameSession::heldChanged, this, &MainWindow::updateCommands);
    connect(&session, &GameSession::playerFailed, this,
            [this](const QString& why) { complain(tr("The program can't play on"), why); });
    connect(&trainer_.values, &ValueCache::progressed, this, &MainWindow::showProgress);
    connect(&trainer_.values, &ValueCache::solved, this, [this] { showProgress(100); });
    connect(&trainer_.autosave, &Autosave::failed, this,
            [this](const QString& why) { statusBar()->showMessage(why); });
}

void MainWindow::makeStatusBar() {
    progress_->setObjectName("solving");
    progress_->setAccessibleName(tr("Solving the game"));
    progress_->setFormat(tr("Solving the game… %p %"));
    progress_->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    statusBar()->addPermanentWidget(progress_);
    progress_->hide();
}

void MainWindow::showProgress(int percent) {
    progress_->setVisible(!trainer_.values.get(trainer_.session.game().rules()));
    progress_->setValue(percent);
}

void MainWindow::say(const QString& message) {
    statusBar()->showMessage(message, message_milliseconds);
}

// Keys of a place do nothing in another.
void MainWindow::updateCommands() {
    const GameSession& session = trainer_.session;
    const bool plays = place() == Place::play;
    roll_->setEnabled(plays && session.canRoll());
    take_back_->setEnabled(plays && session.canTakeBack());
    redo_->setEnabled(plays && session.canRedo());
    for (QAction* action : {hints_, guess_first_, explain_, show_coach_, objective_})
        action->setEnabled(plays);
    for (QAction* action : {before_, after_})
        action->setEnabled(session.canGoTo() && (plays || place() == Place::review));
    const auto& game = session.game();
    copy_position_->setEnabled(game.phase() == core::yahtzee::Phase::to_decide &&
                               game.players() == 2);
}

void MainWindow::ask(const Advice& doubt, const std::function<void()>& carry_out) {
    auto* question = new TutorQuestion(doubt, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &TutorQuestion::playIt, this, carry_out);
    connect(question, &TutorQuestion::showMe, this, [this] { setHints(HintMode::on); });
    question->open();
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
    review_->setLimits(preferences_.point_limits, preferences_.chance_limits);
    trainer_.coach.setMode(preferences_.hints);
    trainer_.coach.setAim(preferences_.aim);
    play_->setPreferences(preferences_);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    settings_.setValue("window/geometry", saveGeometry());
    settings_.setValue("window/coach", show_coach_->isChecked());
    QMainWindow::closeEvent(event);
}

} // namespace app::main
