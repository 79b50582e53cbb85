#include "app/views/train/train_page.h"

#include "ai/yahtzee/practice/themes.h"
#include "app/storage/library.h"
#include "app/text/anki.h"

#include <QDate>
#include <QFileDialog>
#include <QLocale>
#include <QSaveFile>
#include <QVBoxLayout>

namespace app::views::train {

using namespace app::analysis;
using namespace app::session;
using ai::yahtzee::practice::AnalysedDecision;
using ai::yahtzee::practice::Goal;
using ai::yahtzee::practice::MistakeOrder;

namespace {

constexpr std::size_t themes_per_set = 5;

} // namespace

TrainPage::TrainPage(Trainer& trainer, QWidget* parent)
    : PlacePage(parent),
      trainer_(trainer),
      practice_(trainer.analysis, trainer.folder),
      progress_(std::make_shared<const Progress>()),
      progress_request_(trainer.analysis),
      min_loss_(ai::yahtzee::review::point_limits.inaccuracy),
      pages_(new QStackedWidget(this)),
      home_(new HomeView(practice_, this)),
      exercise_(new ExerciseView(practice_, trainer.analysis, this)) {
    setObjectName("trainPage");
    pages_->addWidget(home_);
    pages_->addWidget(exercise_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages_);
    setFocusProxy(pages_);
    connectViews();
    refresh();
}

void TrainPage::connectViews() {
    connect(&practice_, &Practice::changed, this, &TrainPage::refresh);
    connect(&practice_, &Practice::failed, this, [this](const QString& why) {
        Q_EMIT said(tr("Your practice could not be saved: %1").arg(why));
    });
    connect(home_, &HomeView::modeChosen, this, &TrainPage::begin);
    connect(home_, &HomeView::themeChosen, this, &TrainPage::beginTheme);
    connect(exercise_, &ExerciseView::said, this, &TrainPage::said);
    connect(exercise_, &ExerciseView::leaveWanted, this, [this] {
        practice_.leave();
        home_->setFocus();
    });
    connect(exercise_, &ExerciseView::againWanted, this, &TrainPage::beginAgain);
    connect(exercise_, &ExerciseView::exportWanted, this, &TrainPage::askWhereToExport);
    connect(exercise_, &ExerciseView::playOnWanted, this, &TrainPage::playOnWanted);
    connect(exercise_, &ExerciseView::analysisWanted, this, &TrainPage::analysisWanted);
}

void TrainPage::setPreferences(const Preferences& preferences) {
    min_loss_ = preferences.point_limits.inaccuracy;
    practice_.setLimits(preferences.point_limits, preferences.chance_limits);
    home_->show(progress_, mistakes().size());
}

void TrainPage::showEvent(QShowEvent* event) {
    PlacePage::showEvent(event);
    lookAtGames();
}

void TrainPage::lookAtGames() {
    trainer_.values.request({});
    progress_request_.request(
        {storage::library_folder(trainer_.folder), progress_},
        [this](const SharedProgress& progress) {
            progress_ = progress;
            home_->show(progress_, mistakes().size());
        },
        [this](const QString& why) { home_->progress().showFailure(why); },
        [this](int games) { home_->progress().showWork(games); });
}

std::vector<AnalysedDecision> TrainPage::mistakes() const {
    return mistakes_of(*progress_, min_loss_, MistakeOrder::newest);
}

void TrainPage::refresh() {
    const bool is_on = practice_.isOn();
    pages_->setCurrentIndex(is_on ? 1 : 0);
    if (is_on) {
        exercise_->refresh();
        exercise_->setFocus();
    } else {
        home_->refresh();
    }
    setCaption(is_on ? captionText() : QString());
}

// "Set of the day, 22 November · 3 of 10"
QString TrainPage::captionText() const {
    QString title;
    switch (practice_.mode()) {
    case PracticeMode::mistakes:
        title = tr("My mistakes");
        break;
    case PracticeMode::themes:
        title = tr("Themes");
        break;
    case PracticeMode::daily_points:
        title = tr("Set of the day, %1").arg(QLocale().toString(QDate::currentDate(), "d MMMM"));
        break;
    case PracticeMode::daily_win:
        title = tr("Set of the day, to win");
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
    switch (mode) {
    case PracticeMode::mistakes: {
        std::vector<core::yahtzee::Position> positions;
        for (const AnalysedDecision& mistake : mistakes()) positions.push_back(mistake.position);
        return practice_.beginMistakes(std::move(positions));
    }
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

void TrainPage::beginTheme(std::size_t theme) {
    themes_ = {theme};
    practice_.beginThemes(themes_);
}

void TrainPage::beginAgain() {
    const PracticeMode mode = practice_.mode();
    if (mode == PracticeMode::themes) return practice_.beginThemes(themes_);
    begin(mode);
}

void TrainPage::practiseMistakes(const std::vector<core::yahtzee::notation::Record>& records) {
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
    Q_EMIT said(is_done ? tr("%1 cards are in %2.").arg(practice_.exercises().size()).arg(path)
                        : tr("The cards could not be saved: %1").arg(file.errorString()));
}

} // namespace app::views::train
