#include "app/views/play/choice_list.h"

#include "app/widgets/flat_header.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>

namespace app::views::play {

using namespace app::models;
using namespace app::widgets;

namespace {

constexpr double least_full_loss = 1; // of a bar: small losses look small

} // namespace

ChoiceList::ChoiceList(ChoicesModel& choices, QWidget* parent)
    : QuietTree(parent), choices_(choices), delegate_(new ChoiceDelegate(choices, this)) {
    setObjectName("choices");
    setAccessibleName(tr("Ranked choices"));
    setModel(&choices_);
    setItemDelegate(delegate_);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHeader(new FlatHeader(this));
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(1);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionResizeMode(ChoicesModel::loss_column, QHeaderView::Stretch);
    // The loss with its bar stands last.
    header()->moveSection(header()->visualIndex(ChoicesModel::loss_column),
                          ChoicesModel::column_count - 1);
    connectParts();
    layOut();
}

void ChoiceList::connectParts() {
    const auto pick = [this](const QModelIndex& index) {
        const auto action = choices_.action(index.row());
        if (action && !choices_.advice()->made) Q_EMIT picked(*action);
    };
    connect(this, &QTreeView::clicked, this, pick);
    connect(this, &QTreeView::activated, this, pick);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid()) Q_EMIT asked();
            });
}

int ChoiceList::widthFor(const QString& widest) const {
    QFont bold = font();
    bold.setBold(true); // as the best choice is
    return QFontMetrics(bold).horizontalAdvance(widest) + 2 * FlatHeader::padding + 2;
}

int ChoiceList::leastWidth() const {
    return ChoiceDelegate::widestKeep(font()) + ChoiceDelegate::lossNumberWidth(font()) +
           widthFor("255.6") + widthFor(tr("Beat %")) + verticalScrollBar()->sizeHint().width();
}

void ChoiceList::setShowsAll(bool all) {
    if (all == shows_all_) return;
    shows_all_ = all;
    refresh(true);
}

void ChoiceList::refresh(bool is_another) {
    const auto own = choices_.ownRow();
    double full = least_full_loss;
    for (int row = 0; row < choices_.rowCount(); ++row) {
        const bool is_shown = shows_all_ || row < few || row == own;
        setRowHidden(row, {}, !is_shown);
        if (is_shown && (row < few || !shows_all_)) full = std::max(full, choices_.lossNumber(row));
    }
    delegate_->setFullLoss(full);
    layOut();
    if (is_another) scrollToTop();
}

void ChoiceList::changeEvent(QEvent* event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange) layOut();
}

void ChoiceList::layOut() {
    const bool ranks_by_probability = choices_.rankingColumn() == ChoicesModel::probability_column;
    setColumnHidden(ChoicesModel::probability_column,
                    !choices_.hasProbabilities() || !(shows_all_ || ranks_by_probability));
    setVerticalScrollBarPolicy(shows_all_ ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    header()->resizeSection(ChoicesModel::choice_column,
                            std::max(ChoiceDelegate::widestKeep(font()),
                                     widthFor(tr("three of a kind for %1").arg(30))));
    header()->resizeSection(ChoicesModel::value_column, widthFor("255.6"));
    header()->resizeSection(ChoicesModel::probability_column, widthFor(tr("Beat %")));
    const int rows = header()->sizeHint().height() + ChoiceDelegate::rowHeight(font()) * (few + 1);
    if (shows_all_) {
        setMinimumHeight(rows);
        setMaximumHeight(QWIDGETSIZE_MAX);
    } else {
        setFixedHeight(rows); // room for the person's own, so that nothing jumps
    }
}

} // namespace app::views::play
