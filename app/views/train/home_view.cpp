#include "app/views/train/home_view.h"

#include "app/views/train/theme_delegate.h"
#include "app/widgets/low_list.h"
#include "app/widgets/text_label.h"

#include <QDate>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace app::views::train {

using namespace app::analysis;
using namespace app::session;
using namespace app::widgets;

namespace {

constexpr int home_menu_letters = 48; // width

QLabel* make_heading(const QString& text, QWidget* parent) {
    auto* label = make_text_label({}, 1, true, parent);
    label->setText(text);
    label->setWordWrap(false);
    label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return label;
}

} // namespace

HomeView::HomeView(Practice& practice, QWidget* parent)
    : QWidget(parent),
      practice_(practice),
      known_(std::make_shared<const Progress>()),
      mistakes_(new ModeButton("myMistakes", tr("My &mistakes"), this)),
      due_(new ModeButton("dueThemes", tr("&Themes"), this)),
      daily_points_(new ModeButton("dailyPoints", tr("&Set of the day"), this)),
      daily_win_(new ModeButton("dailyWin", tr("Set of the day, to &win"), this)),
      last_turns_(new ModeButton("lastTurns", tr("&Last turns to win"), this)),
      themes_unit_(make_text_label("themesUnit", this)),
      list_(new LowList(this)),
      schedule_(new QCheckBox(tr("&Remind me when a theme is due"), this)),
      progress_(new ProgressView(this)) {
    setObjectName("trainHome");
    const std::pair<ModeButton*, PracticeMode> modes[] = {
        {mistakes_, PracticeMode::mistakes},
        {due_, PracticeMode::themes},
        {daily_points_, PracticeMode::daily_points},
        {daily_win_, PracticeMode::daily_win},
        {last_turns_, PracticeMode::last_turns}};
    for (const auto& [button, mode] : modes)
        connect(button, &ModeButton::clicked, this,
                [this, mode = mode] { Q_EMIT modeChosen(mode); });
    list_->setObjectName("themes");
    list_->setAccessibleName(tr("Themes, weakest first"));
    list_->setModel(&themes_);
    list_->setItemDelegate(new ThemeDelegate(list_));
    list_->setUniformItemSizes(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setMouseTracking(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->viewport()->setAutoFillBackground(false);
    const auto choose = [this](const QModelIndex& index) {
        if (index.isValid()) Q_EMIT themeChosen(themes_.theme(index.row()));
    };
    connect(list_, &QListView::activated, this, choose);
    connect(list_, &QListView::clicked, this, choose);
    schedule_->setObjectName("schedule");
    schedule_->setToolTip(
        tr("Themes come back when the probability that you remember them has fallen to 90\u00a0% "
           "(the method FSRS-6). The days stand beside the themes."));
    connect(schedule_, &QCheckBox::toggled, &practice_, &Practice::setSchedule);
    mistakes_->setMeaning(tr("Fresh positions like those that cost you points"));
    due_->setMeaning(tr("Kinds of decisions that are due again"));
    last_turns_->setMeaning(tr("The end of a game: every choice is exact"));
    setFocusProxy(mistakes_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 14, 14, 12);
    row->setSpacing(22);
    row->addWidget(makeMenu());
    row->addWidget(progress_, 1);
    refresh();
}

QWidget* HomeView::makeMenu() {
    auto* menu = new QWidget(this);
    menu->setFixedWidth(fontMetrics().averageCharWidth() * home_menu_letters);
    auto* column = new QVBoxLayout(menu);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(7);
    column->addWidget(make_heading(tr("What to practise"), menu));
    for (ModeButton* button : {mistakes_, due_, daily_points_, daily_win_, last_turns_})
        column->addWidget(button);
    column->addSpacing(4);
    auto* line = new QVBoxLayout; // other languages need the width
    line->setSpacing(0);
    line->addWidget(make_heading(tr("Themes, weakest first"), menu));
    themes_unit_->setForegroundRole(QPalette::PlaceholderText);
    themes_unit_->setWordWrap(false);
    line->addWidget(themes_unit_);
    column->addLayout(line);
    column->addWidget(list_, 1);
    column->addWidget(schedule_);
    return menu;
}

void HomeView::show(const SharedProgress& progress) {
    known_ = progress;
    progress_->show(progress);
    refresh();
}

void HomeView::showMistakes(int waiting) {
    mistakes_->setNote(waiting == 0 ? tr("none waiting")
                                    : tr("%1 waiting").arg(QLocale().toString(waiting)));
}

void HomeView::refresh() {
    const auto memory = practice_.memory();
    const auto due = practice_.dueThemes().size();
    std::span<const std::optional<ai::yahtzee::practice::MemoryState>> scheduled;
    if (practice_.hasSchedule()) scheduled = memory;
    const auto losses = known_->themes(games_for_sums);
    themes_.show(losses, scheduled, Practice::today());
    themes_unit_->setText(themes_.isOwn() ? tr("you lose more than your level") : tr("Club loses"));
    due_->setNote(due > 0 ? tr("%1 due").arg(due) : tr("the weakest five"));
    daily_points_->setNote(dailyNote(PracticeMode::daily_points));
    daily_win_->setNote(dailyNote(PracticeMode::daily_win));
    const QDate date = Practice::dateOfToday();
    const QString day = QLocale().toString(date, tr("d MMMM", "how a day is written"));
    daily_points_->setMeaning(
        tr("No. %1, %2: the same for everyone").arg(Practice::setNumber(date)).arg(day));
    daily_win_->setMeaning(
        tr("No. %1, %2: the same for everyone").arg(Practice::setNumber(date)).arg(day));
    const QSignalBlocker quiet(schedule_);
    schedule_->setChecked(practice_.hasSchedule());
}

// How the set of today went, if it is done.
QString HomeView::dailyNote(PracticeMode mode) const {
    const QString today = Practice::dateOfToday().toString(Qt::ISODate);
    for (const auto& set : practice_.book().sets)
        if (set.mode == practice_mode_name(mode) && set.date == today)
            return tr("%1 of %2 right").arg(set.accepted).arg(set.exercises);
    return tr("%1 positions").arg(Practice::set_size);
}

} // namespace app::views::train
