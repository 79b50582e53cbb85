#include "app/views/train/home_view.h"

#include "ai/yahtzee/practice/progress.h"
#include "app/text/numbers.h"
#include "app/views/games/progress_numbers.h"
#include "app/views/train/step_delegate.h"
#include "app/views/train/step_graph.h"
#include "app/widgets/command_button.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/low_list.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace app::views::train {

using namespace app::session;
using namespace app::widgets;
using Rank = ActionButton::Rank;

namespace {

constexpr int steps_letters = 52;   // least width of the list of steps
constexpr int widest_letters = 120; // the most
constexpr int roomy_letters = 160;  // width of a page with room

QLabel* make_heading(const char* name, double size, QWidget* parent) {
    auto* label = make_text_label(name, size, true, parent);
    label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return label;
}

QLabel* make_note(const char* name, QWidget* parent) {
    auto* label = muted(make_text_label(name, 0.92, false, parent));
    return label;
}

} // namespace

HomeView::HomeView(Practice& practice, QWidget* parent)
    : QWidget(parent),
      practice_(practice),
      today_(new TodayCard(practice, TodayCard::Size::whole, "startToday", this)) {
    setObjectName("trainHome");
    auto* left = new QVBoxLayout;
    left->setSpacing(10);
    left->addWidget(today_);
    left->addWidget(makeLadder(), 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 14, 14, 12);
    row->setSpacing(22);
    row->addLayout(left);
    row->addWidget(makeSteps());
    setFocusProxy(today_);
    connect(today_, &TodayCard::wanted, this, [this] { Q_EMIT modeChosen(PracticeMode::today); });
    refresh();
}

// Where there is room the steps get as much of it as the ladder, for their dice.
void HomeView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool is_wide = width() > fontMetrics().averageCharWidth() * roomy_letters;
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->setStretch(0, is_wide ? 1 : 3);
    row->setStretch(1, is_wide ? 1 : 2);
}

QWidget* HomeView::makeLadder() {
    auto* part = new QWidget(this);
    auto* title = make_heading("ladderTitle", 1.1, part);
    title->setText(tr("The ladder"));
    title->setWordWrap(false);
    auto* note = make_note("ladderNote", part);
    note->setText(tr("Below Expert: the first steps of the basic strategy, no more."));
    ladder_ = new LadderView(part);
    connect(ladder_, &LadderView::playWanted, this, &HomeView::playWanted);
    level_ = make_text_label("level", part);
    level_->setAlignment(Qt::AlignCenter);
    mistakes_ = new ActionButton("myMistakes", {}, part);
    placement_ = new ActionButton("placement", tr("&Where do I stand?"), part);
    placement_->setToolTip(tr("Twelve positions, three minutes: they tell where you begin."));
    progress_ = new ActionButton("myProgress", tr("My p&rogress"), part);
    connect(mistakes_, &QPushButton::clicked, this,
            [this] { Q_EMIT modeChosen(PracticeMode::mistakes); });
    connect(placement_, &QPushButton::clicked, this,
            [this] { Q_EMIT modeChosen(PracticeMode::placement); });
    connect(progress_, &QPushButton::clicked, this, &HomeView::progressWanted);
    mistakes_->setText(tr("My &mistakes"));
    auto* heading = new QHBoxLayout;
    heading->setSpacing(12);
    heading->addWidget(title);
    heading->addWidget(note, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (ActionButton* button : {mistakes_, placement_, progress_}) buttons->addWidget(button);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(6);
    column->addLayout(heading);
    column->addWidget(ladder_, 1);
    column->addWidget(level_);
    column->addStretch(0);
    column->addSpacing(6);
    column->addLayout(buttons);
    return part;
}

QWidget* HomeView::makeSteps() {
    auto* part = new QWidget(this);
    part->setMinimumWidth(fontMetrics().averageCharWidth() * steps_letters);
    part->setMaximumWidth(fontMetrics().averageCharWidth() * widest_letters);
    steps_title_ = make_heading("stepsTitle", 1.1, part);
    steps_note_ = make_note("stepsNote", part);
    auto* page = new ActionButton("strategyPage", tr("Strateg&y page"), part);
    tell_key_of(*page, "strategyPage");
    connect(page, &QPushButton::clicked, this, &HomeView::pageWanted);
    list_ = new LowList(part);
    list_->setObjectName("steps");
    list_->setAccessibleName(tr("Steps of the basic strategy, in the order of learning"));
    list_->setModel(&steps_);
    list_->setItemDelegate(new StepDelegate(list_));
    list_->setResizeMode(QListView::Adjust); // the texts wrap
    list_->setFrameShape(QFrame::NoFrame);
    list_->setMouseTracking(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->viewport()->setAutoFillBackground(false);
    const auto choose = [this](const QModelIndex& index) {
        if (index.isValid()) Q_EMIT stepChosen(steps_.step(index.row()));
    };
    connect(list_, &QListView::activated, this, choose);
    connect(list_, &QListView::clicked, this, choose);
    auto* beyond = make_note("beyondNote", part);
    beyond->setText(tr("Beyond the page:"));
    beyond->setWordWrap(false);
    exceptions_ = new ActionButton("exceptions", tr("E&xceptions"), part);
    exceptions_->setToolTip(tr("Positions in which following the page loses half a point or more"));
    last_turns_ = new ActionButton("lastTurns", tr("Last t&urns"), part);
    last_turns_->setToolTip(tr("Positions in which winning and points disagree"));
    connect(exceptions_, &QPushButton::clicked, this,
            [this] { Q_EMIT modeChosen(PracticeMode::exceptions); });
    connect(last_turns_, &QPushButton::clicked, this,
            [this] { Q_EMIT modeChosen(PracticeMode::last_turns); });
    works_ = make_text_label("itWorks", part);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(exceptions_);
    row->addWidget(last_turns_);
    row->addStretch(1);
    auto* heading = new QHBoxLayout;
    heading->addWidget(steps_title_, 1);
    heading->addWidget(page);
    auto* column = bare<QVBoxLayout>(part, 6);
    column->addLayout(heading);
    column->addWidget(steps_note_);
    column->addWidget(list_, 1);
    column->addWidget(works_);
    column->addWidget(beyond);
    column->addLayout(row);
    return part;
}

void HomeView::showMistakes(int waiting) {
    mistakes_->setText(waiting == 0
                           ? tr("My &mistakes: none to practise")
                           : tr("My &mistakes: %1 to practise").arg(QLocale().toString(waiting)));
}

void HomeView::showWork(int done, int games) {
    if (!practice_.ladder().level)
        level_->setText(tr("%1 of %2 games looked at so far…").arg(done).arg(games));
}

void HomeView::showFailure(const QString& why) {
    failure_ = tr("The saved games can't be looked at: %1.").arg(why);
    level_->setText(failure_);
}

void HomeView::refresh() {
    const Ladder& ladder = practice_.ladder();
    ladder_->show(ladder);
    level_->setText(levelText());
    const auto& standings = practice_.standings();
    steps_.show(standings);
    const QModelIndex now = steps_.index(practice_.learning() - 1);
    list_->setCurrentIndex(now);
    list_->scrollTo(now);
    steps_title_->setText(tr("Basic strategy: %n steps", "", static_cast<int>(standings.size())));
    steps_note_->setText(practice_.progress().countedGames() > 0
                             ? tr("What each still costs you per game, in the order of learning")
                             : tr("In the order of learning"));
    show_text(*works_, StepGraph::sentence(standings));
}

// "You: 217 of 254.6, in your last 20 games. 3 games with hints are left out."
QString HomeView::levelText() const {
    if (!practice_.hasReadGames())
        return failure_.isEmpty() ? tr("Your games are being read…") : failure_;
    const Ladder& ladder = practice_.ladder();
    using namespace ai::yahtzee::practice;
    const auto more = static_cast<int>(min_level_games - ladder.level_games);
    const QString level =
        ladder.level
            ? tr("You: %1 of %2, in your last %n games.", "", static_cast<int>(ladder.level_games))
                  .arg(text::decimal_text(*ladder.level, 0), text::decimal_text(best_mean, 1))
            : tr("After %n more games your level stands here: what your choices are worth, without "
                 "luck.",
                 "", more);
    return (level + ' ' + games::left_out_sentence(practice_.progress().hintedGames())).trimmed();
}

} // namespace app::views::train
