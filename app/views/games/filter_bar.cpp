#include "app/views/games/filter_bar.h"
#include "app/widgets/keep_room.h"

#include <QHBoxLayout>

namespace app::views::games {

using models::GameFilter;

namespace {

constexpr int days_of_period[] = {7, 30, 365};
constexpr int least_losses[] = {10, 20, 40}; // points

} // namespace

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent), show_(new widgets::SegmentBar(this)), search_(new QLineEdit(this)) {
    auto* row = widgets::bare<QHBoxLayout>(this, 10);
    show_->setAccessibleName(tr("Which games"));
    show_->addSegment("showAll", tr("All"));
    show_->addSegment("showWon", tr("Won"));
    show_->addSegment("showLost", tr("Lost"));
    show_->addSegment("showStarred", tr("Starred"));
    show_->setCurrent(0);
    search_->setObjectName("search");
    search_->setAccessibleName(tr("Search"));
    search_->setPlaceholderText(tr("Search names and dates"));
    search_->setClearButtonEnabled(true);
    row->addWidget(show_, 2);
    row->addWidget(search_, 3);

    opponent_ = addBox("opponentFilter", tr("Opponent"));
    opponent_->addItem(tr("Any opponent"));
    date_ = addBox("dateFilter", tr("When"));
    date_->addItem(tr("Any date"));
    date_->addItem(tr("Last 7 days"), days_of_period[0]);
    date_->addItem(tr("Last 30 days"), days_of_period[1]);
    date_->addItem(tr("Last year"), days_of_period[2]);
    loss_ = addBox("lossFilter", tr("Points lost"));
    loss_->addItem(tr("Any loss"));
    for (const int loss : least_losses) loss_->addItem(tr("%1 or more lost").arg(loss), loss);

    connect(show_, &widgets::SegmentBar::chosen, this, &FilterBar::changed);
    connect(search_, &QLineEdit::textChanged, this, &FilterBar::changed);
}

QComboBox* FilterBar::addBox(const QString& name, const QString& accessible_name) {
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(accessible_name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(9);
    static_cast<QHBoxLayout*>(layout())->addWidget(box, 1);
    connect(box, &QComboBox::currentIndexChanged, this, &FilterBar::changed);
    return box;
}

GameFilter FilterBar::filter() const {
    GameFilter filter;
    filter.show = static_cast<GameFilter::Show>(show_->current());
    filter.search = search_->text();
    if (opponent_->currentIndex() > 0) filter.opponent = opponent_->currentText();
    if (const QVariant days = date_->currentData(); days.isValid())
        filter.from = QDate::currentDate().addDays(-days.toInt());
    filter.min_loss = loss_->currentData().toDouble();
    return filter;
}

void FilterBar::setOpponents(const QStringList& names) {
    QStringList there;
    for (int i = 1; i < opponent_->count(); ++i) there << opponent_->itemText(i);
    if (there == names) return;
    const QString chosen = opponent_->currentIndex() > 0 ? opponent_->currentText() : QString();
    const QSignalBlocker blocker(opponent_);
    while (opponent_->count() > 1) opponent_->removeItem(1);
    opponent_->addItems(names);
    opponent_->setCurrentIndex(std::max(0, opponent_->findText(chosen)));
}

void FilterBar::focusSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

} // namespace app::views::games
