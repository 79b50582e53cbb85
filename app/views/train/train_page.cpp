#include "app/views/train/train_page.h"

#include "app/session/table_setup.h"
#include "app/text/anki.h"
#include "app/text/reason_words.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLocale>
#include <QSaveFile>

#include <algorithm>

namespace app::views::train {

using namespace app::analysis;
using namespace app::session;
using ai::yahtzee::practice::Goal;

TrainPage::TrainPage(Trainer& trainer, QWidget* parent)
    : PlacePage(parent),
      trainer_(trainer),
      practice_(trainer.practice),
      progress_request_(trainer.analysis),
      mistakes_request_(trainer.analysis),
      min_loss_(ai::yahtzee::review::point_limits.inaccuracy),
      pages_(new widgets::PageStack(this)),
      home_(new HomeView(practice_, this)),
      picker_(new MistakesPicker(practice_, trainer.analysis, trainer.index.indexPath(), this)),
      progress_(new ProgressView(this)),
      exercise_(new ExerciseView(trainer, this)) {
    setObjectName("trainPage");
    for (QWidget* page : std::initializer_list<QWidget*>{home_, picker_, progress_, exercise_})
        pages_->addPage(page);
    setContent(pages_);
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
    connect(home_, &HomeView::stepChosen, this, [this](int step) {
        from_picker_ = false;
        practice_.beginStep(step);
    });
    connect(home_, &HomeView::playWanted, this, &TrainPage::play);
    connect(home_, &HomeView::progressWanted, this, &TrainPage::showProgressPage);
    connect(home_, &HomeView::pageWanted, this, &TrainPage::strategyPageWanted);
    connect(progress_, &ProgressView::gameWanted, this, &TrainPage::openGame);
    connect(progress_, &ProgressView::leaveWanted, this, &TrainPage::showHome);
    connect(progress_, &ProgressView::playWanted, this, &TrainPage::playWanted);
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
    connect(exercise_, &ExerciseView::copyWanted, this, [this] {
        QGuiApplication::clipboard()->setText(resultLine());
        Q_EMIT said(tr("Copied: %1").arg(resultLine()));
    });
    connect(exercise_, &ExerciseView::playOnWanted, this, &TrainPage::playOnWanted);
    connect(exercise_, &ExerciseView::analysisWanted, this, &TrainPage::analysisWanted);
}

void TrainPage::connectGames() {
    connect(&trainer_.index, &IndexService::listed, this, [this] {
        if (isVisible()) lookAtIndex();
    });
    connect(&trainer_.index, &IndexService::progressed, this,
            [this](IndexService::Task task, int done, int games) {
                if (task != IndexService::Task::analysing) return;
                home_->showWork(done, games);
                progress_->showWork(done, games);
            });
    const auto fail = [this](const QString& why) {
        home_->showFailure(why);
        progress_->showFailure(why);
    };
    connect(&trainer_.index, &IndexService::failed, this, fail);
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
    if (!practice_.isOn()) practice_.reload();
    lookAtGames();
}

// Shows the index as it is, and again when it has changed.
void TrainPage::lookAtGames() {
    trainer_.values.request({});
    lookAtIndex();
    trainer_.index.update();
}

void TrainPage::lookAtIndex() {
    const QString path = trainer_.index.indexPath();
    progress_request_.request(
        {path}, [this](const SharedProgress& progress) { showProgress(progress); },
        [this](const QString& why) { home_->showFailure(why); });
    storage::MistakeQuery waiting;
    waiting.min_loss = min_loss_;
    waiting.limit = ExerciseRequest::max_mistakes;
    waiting.follows = true;
    waiting.newest = false;
    waiting.done = practice_.doneMistakes();
    mistakes_request_.request({path, waiting}, [this](const MistakesRequest::Answer& found) {
        practice_.setWaiting(trainer_.index.gamesFolder(), found.mistakes);
        home_->showMistakes(found.count);
    });
}

void TrainPage::showProgress(const SharedProgress& progress) {
    practice_.setProgress(progress);
    progress_->show(progress, practice_.standings());
}

void TrainPage::showPage(QWidget* page, const QString& caption) {
    pages_->showPage(page);
    page->setFocus();
    setCaption(caption);
}

void TrainPage::goToPageOf(const TrainPage& other) {
    from_picker_ = other.from_picker_;
    if (other.pages_->shownPage() == other.progress_) showProgressPage();
    if (other.pages_->shownPage() == other.picker_) showPicker();
}

void TrainPage::showPicker() { showPage(picker_, tr("My mistakes")); }

void TrainPage::showProgressPage() { showPage(progress_, tr("My progress")); }

void TrainPage::showHome() {
    showPage(home_, homeCaption());
    lookAtIndex();
}

void TrainPage::openGame(const QString& key) {
    if (const auto record = trainer_.index.record(key)) Q_EMIT analysisWanted(*record, {});
}

void TrainPage::openMistake(const storage::MistakeEntry& mistake) {
    if (const auto record = trainer_.index.record(mistake.decision.game))
        Q_EMIT analysisWanted(*record, static_cast<std::size_t>(mistake.decision.ply));
}

void TrainPage::play(const QString& program) {
    Q_EMIT playOnWanted(fresh_record(players_against(program.toStdString()), {}));
}

void TrainPage::refresh() {
    if (practice_.isOn()) {
        pages_->showPage(exercise_);
        exercise_->refresh();
        exercise_->setFocus();
        return setCaption(captionText());
    }
    home_->refresh();
    if (pages_->shownPage() == home_) setCaption(homeCaption());
    if (pages_->shownPage() != exercise_) return;
    from_picker_ ? showPicker() : showHome();
}

// "4 days in a row · 62 right of 80 this week"
QString TrainPage::homeCaption() const {
    QStringList parts;
    if (const int days = practice_.streak(); days > 1) parts << tr("%n days in a row", "", days);
    if (const auto [right, all] = practice_.rightThisWeek(); all > 0)
        parts << tr("%1 right of %2 this week").arg(right).arg(all);
    return parts.join(" · ");
}

// "Today · 3 of 10"
QString TrainPage::captionText() const {
    QString title;
    switch (practice_.set().mode) {
    case PracticeMode::today:
        title = tr("Today");
        break;
    case PracticeMode::step:
        title = text::step_title(practice_.set().step);
        break;
    case PracticeMode::mistakes:
        title = tr("My mistakes");
        break;
    case PracticeMode::exceptions:
        title = tr("Exceptions");
        break;
    case PracticeMode::last_turns:
        title = tr("Last turns");
        break;
    case PracticeMode::placement:
        title = tr("Where you stand");
        break;
    case PracticeMode::again:
        title = tr("Once more");
        break;
    }
    const PracticeSet& set = practice_.set();
    const auto count = set.exercises.size();
    if (count == 0) return title;
    return tr("%1 · %2 of %3").arg(title).arg(std::min(set.at + 1, count)).arg(count);
}

// "Alea, 24 November: 8 of 10 right ●●◆●●●▲●●● 4 days in a row"
QString TrainPage::resultLine() const {
    const PracticeSet& set = practice_.set();
    QString marks;
    for (const PracticeAnswer& answer : set.answers)
        marks += QString("●▲◆■").at(static_cast<qsizetype>(answer.grade));
    QString line = tr("Alea, %1: %2 of %3 right %4")
                       .arg(QLocale().toString(set.date, tr("d MMMM", "how a day is written")))
                       .arg(set.accepted())
                       .arg(set.answers.size())
                       .arg(marks);
    if (const int days = practice_.streak(); days > 1)
        line = tr("%1 · %2").arg(line, tr("%n days in a row", "", days));
    return line;
}

void TrainPage::begin(PracticeMode mode) {
    from_picker_ = false;
    switch (mode) {
    case PracticeMode::mistakes:
        return showPicker();
    case PracticeMode::step:
        return practice_.beginStep(practice_.set().step);
    case PracticeMode::today:
        return practice_.beginToday();
    case PracticeMode::exceptions:
        return practice_.beginExceptions();
    case PracticeMode::last_turns:
        return practice_.beginLastTurns();
    case PracticeMode::placement:
        return practice_.beginPlacement();
    case PracticeMode::again:
        return practice_.beginMissed();
    }
}

void TrainPage::beginMistakes() {
    auto picked = picker_->picked();
    if (picked.empty()) return;
    from_picker_ = true;
    practice_.beginMistakes(trainer_.index.gamesFolder(), std::move(picked), picker_->goal());
}

void TrainPage::beginAgain(bool missed) {
    PracticeMode mode = practice_.set().mode;
    if (missed && mode != PracticeMode::placement && !practice_.set().missed().empty())
        return practice_.beginMissed();
    if (mode == PracticeMode::again || mode == PracticeMode::placement) mode = PracticeMode::today;
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
    const auto& exercises = practice_.set().exercises;
    const QByteArray bytes = text::anki_cards(exercises).toUtf8();
    QSaveFile file(path);
    const bool is_done = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() &&
                         file.flush() && file.commit();
    Q_EMIT said(is_done
                    ? tr("%n cards are in %1.", "", static_cast<int>(exercises.size())).arg(path)
                    : tr("The cards could not be saved: %1").arg(file.errorString()));
}

} // namespace app::views::train
