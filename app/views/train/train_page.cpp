#include "app/views/train/train_page.h"

#include "ai/yahtzee/practice/themes.h"
#include "app/text/anki.h"

#include <QDate>
#include <QFileDialog>
#include <QLocale>
#include <QSaveFile>
#include <QVBoxLayout>

namespace app::views::train {

using namespace app::analysis;
using namespace app::session;
using ai::yahtzee::practice::Goal;

namespace {

constexpr std::size_t themes_per_set = 5;

} // namespace

TrainPage::TrainPage(Trainer& trainer, QWidget* parent)
    : PlacePage(parent),
      trainer_(trainer),
      practice_(trainer.analysis, trainer.folder),
      progress_(std::make_shared<const Progress>()),
      progress_request_(trainer.analysis),
      mistakes_request_(trainer.analysis),
      min_loss_(ai::yahtzee::review::point_limits.inaccuracy),
      pages_(new widgets::PageStack(this)),
      home_(new HomeView(practice_, this)),
      picker_(new MistakesPicker(practice_, trainer.analysis, trainer.index.indexPath(), this)),
      exercise_(new ExerciseView(practice_, trainer.analysis, this)) {
    setObjectName("trainPage");
    for (QWidget* page : std::initializer_list<QWidget*>{home_, picker_, exercise_})
        pages_->addPage(page);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages_);
    setFocusProxy(pages_);
    connectViews();
    connectGames();
    refresh();
}

void TrainPage::connectViews() {
    connect(&practice_, &Practice::changed, this, &TrainPage::refresh);
    connect(&practice_, &Practice::failed, this, [this](const QString& why) {
        Q_EMIT said(tr("Your practice could not be saved: %1").arg(why));
    });
    connect(home_, &HomeView::modeChosen, this, &TrainPage::begin);
    connect(home_, &HomeView::themeChosen, this, &TrainPage::beginTheme);
    connect(&home_->progress(), &ProgressView::gameWanted, this, &TrainPage::openGame);
    connect(picker_, &MistakesPicker::practiceWanted, this, &TrainPage::beginMistakes);
    connect(picker_, &MistakesPicker::gameWanted, this, &TrainPage::openMistake);
    connect(picker_, &MistakesPicker::leaveWanted, this, &TrainPage::showHome);
    connect(exercise_, &ExerciseView::said, this, &TrainPage::said);
    connect(exercise_, &ExerciseView::announced, this, &TrainPage::announced);
    connect(exercise_, &ExerciseView::leaveWanted, this, [this] {
        practice_.leave();
        pages_->shownPage()->setFocus();
    });
    connect(exercise_, &ExerciseView::againWanted, this, &TrainPage::beginAgain);
    connect(exercise_, &ExerciseView::exportWanted, this, &TrainPage::askWhereToExport);
    connect(exercise_, &ExerciseView::playOnWanted, this, &TrainPage::playOnWanted);
    connect(exercise_, &ExerciseView::analysisWanted, this, &TrainPage::analysisWanted);
}

void TrainPage::connectGames() {
    connect(&trainer_.index, &IndexService::listed, this, [this] {
        if (isVisible()) lookAtIndex();
    });
    connect(&trainer_.index, &IndexService::progressed, this,
            [this](IndexService::Task task, int done, int games) {
                if (task == IndexService::Task::analysing) home_->progress().showWork(done, games);
            });
    connect(&trainer_.index, &IndexService::failed, this,
            [this](const QString& why) { home_->progress().showFailure(why); });
    connect(&trainer_.autosave, &Autosave::libraryChanged, this, [this] {
        if (isVisible()) trainer_.index.update();
    });
}

void TrainPage::setPreferences(const Preferences& preferences) {
    min_loss_ = preferences.point_limits.inaccuracy;
    practice_.setLimits(preferences.point_limits, preferences.probability_limits);
    picker_->setLimits(preferences.point_limits, preferences.probability_limits);
    if (isVisible()) lookAtIndex();
}

void TrainPage::showEvent(QShowEvent* event) {
    PlacePage::showEvent(event);
    lookAtGames();
}

// What the index has is shown at once, and again when it has changed.
void TrainPage::lookAtGames() {
    trainer_.values.request({});
    lookAtIndex();
    trainer_.index.update();
}

void TrainPage::lookAtIndex() {
    const QString path = trainer_.index.indexPath();
    progress_request_.request(
        {path},
        [this](const SharedProgress& progress) {
            progress_ = progress;
            home_->show(progress_);
        },
        [this](const QString& why) { home_->progress().showFailure(why); });
    storage::MistakeQuery waiting;
    waiting.min_loss = min_loss_;
    waiting.limit = 1;
    waiting.done = practice_.doneMistakes();
    mistakes_request_.request({path, waiting}, [this](const MistakesRequest::Answer& found) {
        home_->showMistakes(found.count);
    });
}

void TrainPage::showMistakes() {
    pages_->showPage(picker_);
    picker_->setFocus();
    setCaption(tr("My mistakes"));
}

void TrainPage::showHome() {
    pages_->showPage(home_);
    home_->setFocus();
    setCaption({});
    lookAtIndex();
}

void TrainPage::openGame(const QString& key) {
    if (const auto record = trainer_.index.record(key)) Q_EMIT analysisWanted(*record, {});
}

void TrainPage::openMistake(const storage::MistakeEntry& mistake) {
    if (const auto record = trainer_.index.record(mistake.decision.game))
        Q_EMIT analysisWanted(*record, static_cast<std::size_t>(mistake.decision.ply));
}

void TrainPage::refresh() {
    const bool is_on = practice_.isOn();
    if (is_on) {
        pages_->showPage(exercise_);
        exercise_->refresh();
        exercise_->setFocus();
        return setCaption(captionText());
    }
    home_->refresh();
    if (pages_->shownPage() != exercise_) return;
    from_picker_ ? showMistakes() : showHome();
}

// "Set of the day No. 326, 22 November (UTC) · 3 of 10"
QString TrainPage::captionText() const {
    QString title;
    const QString date = QLocale().toString(practice_.date(), tr("d MMMM", "how a day is written"));
    const int number = Practice::setNumber(practice_.date());
    switch (practice_.mode()) {
    case PracticeMode::mistakes:
        title = tr("My mistakes");
        break;
    case PracticeMode::themes:
        title = tr("Themes");
        break;
    case PracticeMode::daily_points:
        title = tr("Set of the day No. %1, %2 (UTC)").arg(number).arg(date);
        break;
    case PracticeMode::daily_win:
        title = tr("Set of the day No. %1 to win, %2 (UTC)").arg(number).arg(date);
        break;
    case PracticeMode::last_turns:
        title = tr("Last turns to win");
        break;
    }
    const auto count = practice_.exercises().size();
    if (count == 0) return title;
    return tr("%1 · %2 of %3").arg(title).arg(std::min(practice_.at() + 1, count)).arg(count);
}

void TrainPage::begin(PracticeMode mode) {
    from_picker_ = false;
    switch (mode) {
    case PracticeMode::mistakes:
        return showMistakes();
    case PracticeMode::themes:
        themes_ = practice_.dueThemes();
        if (themes_.empty()) themes_ = home_->weakestThemes(themes_per_set);
        return practice_.beginThemes(themes_);
    case PracticeMode::daily_points:
        return practice_.beginDaily(Goal::points);
    case PracticeMode::daily_win:
        return practice_.beginDaily(Goal::win);
    case PracticeMode::last_turns:
        return practice_.beginLastTurns();
    }
}

void TrainPage::beginMistakes() {
    auto picked = picker_->picked();
    if (picked.empty()) return;
    from_picker_ = true;
    practice_.beginMistakes(trainer_.index.gamesFolder(), std::move(picked), picker_->goal());
}

void TrainPage::beginTheme(std::size_t theme) {
    from_picker_ = false;
    themes_ = {theme};
    practice_.beginThemes(themes_);
}

void TrainPage::beginAgain() {
    // The set of the day stays the same all day.
    if (practice_.isDaily()) return begin(PracticeMode::themes);
    const PracticeMode mode = practice_.mode();
    if (mode == PracticeMode::themes) return practice_.beginThemes(themes_);
    if (mode == PracticeMode::mistakes) practice_.leave();
    begin(mode);
}

void TrainPage::practiseMistakes(const std::vector<core::yahtzee::notation::Record>& records) {
    from_picker_ = false;
    practice_.beginMistakesIn(records);
}

void TrainPage::askWhereToExport() {
    auto* dialog = new QFileDialog(this, tr("Export to Anki"), {}, tr("Text for Anki (*.tsv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("tsv");
    connect(dialog, &QFileDialog::fileSelected, this, &TrainPage::exportSet);
    dialog->open();
}

void TrainPage::exportSet(const QString& path) {
    const QByteArray bytes = text::anki_cards(practice_.exercises()).toUtf8();
    QSaveFile file(path);
    const bool is_done = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() &&
                         file.flush() && file.commit();
    Q_EMIT said(is_done
                    ? tr("%n cards are in %1.", "", static_cast<int>(practice_.exercises().size()))
                          .arg(path)
                    : tr("The cards could not be saved: %1").arg(file.errorString()));
}

} // namespace app::views::train
