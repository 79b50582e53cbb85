#include "app/views/play/sheet_view.h"

#include "app/text/words.h"
#include "app/views/play/sheet_delegate.h"
#include "app/widgets/flat_header.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace app::views::play {

using namespace app::widgets;
using namespace app::models;
using namespace app::text;

namespace {

constexpr double widest_name = 9;     // letters
constexpr double tightest_row = 1.25; // lines of text
constexpr double airiest_row = 2.0;

// The players' names; that of the player to move is marked.
class NameHeader : public QuietHeader {
public:
    using QuietHeader::QuietHeader;

protected:
    bool isMarked(int section) const override {
        const auto* sheet = static_cast<const SheetModel*>(model());
        return section == sheet->moverColumn() &&
               sheet->game().phase() != core::yahtzee::Phase::over;
    }
};

} // namespace

SheetView::SheetView(QWidget* parent) : QTableView(parent) {
    setObjectName("sheet");
    setAccessibleName(tr("Score sheet"));
    setHorizontalHeader(new NameHeader(this));
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->hide();
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setCornerButtonEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void SheetView::setSheet(SheetModel* model) {
    sheet_ = model;
    setModel(model);
    setItemDelegate(new SheetDelegate(*model, this));
    connect(model, &QAbstractItemModel::modelReset, this, &SheetView::layOut);
    connect(model, &QAbstractItemModel::columnsInserted, this, &SheetView::layOut);
    connect(model, &QAbstractItemModel::columnsRemoved, this, &SheetView::layOut);
    layOut();
}

bool SheetView::isChoosable(int row) const {
    const CellKind kind = sheet_->kind(sheet_->index(row, sheet_->moverColumn()));
    return kind == CellKind::open || kind == CellKind::offered || kind == CellKind::forbidden;
}

int SheetView::nextChoosable(int row, int step) const {
    for (int next = row + step; 0 <= next && next < sheet_->rowCount(); next += step)
        if (isChoosable(next)) return next;
    return -1;
}

void SheetView::settleCursor() {
    const int column = sheet_->moverColumn();
    int row = std::max(0, currentIndex().row());
    if (!isChoosable(row)) {
        const int below = nextChoosable(row, 1);
        row = below >= 0 ? below : nextChoosable(row, -1);
    }
    if (row >= 0) setCurrentIndex(sheet_->index(row, column));
}

QModelIndex SheetView::moveCursor(CursorAction action, Qt::KeyboardModifiers) {
    const int row = currentIndex().row();
    int next = -1;
    switch (action) {
    case MoveUp:
    case MovePrevious:
        next = nextChoosable(row, -1);
        break;
    case MoveDown:
    case MoveNext:
        next = nextChoosable(row, 1);
        break;
    case MoveHome:
    case MovePageUp:
        next = nextChoosable(-1, 1);
        break;
    case MoveEnd:
    case MovePageDown:
        next = nextChoosable(sheet_->rowCount(), -1);
        break;
    default:
        break;
    }
    return next < 0 ? currentIndex() : sheet_->index(next, sheet_->moverColumn());
}

void SheetView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        take(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void SheetView::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !index.isValid()) return;
    setFocus(Qt::MouseFocusReason);
    // The column of worths and the names take the box of their row.
    take(sheet_->index(index.row(), index.column() == sheet_->hintColumn() || index.column() == 0
                                        ? sheet_->moverColumn()
                                        : index.column()));
}

void SheetView::take(const QModelIndex& index) {
    const auto box = SheetModel::boxAt(index.row());
    if (!box) return;
    const CellKind kind = sheet_->kind(index);
    if (kind == CellKind::offered) {
        setCurrentIndex(index);
        Q_EMIT taken(*box);
    } else if (kind == CellKind::forbidden) {
        setCurrentIndex(index);
        Q_EMIT refused(refusal(sheet_->game(), *box));
    }
}

void SheetView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (current.isValid() && sheet_->kind(current) == CellKind::forbidden)
        Q_EMIT refused(refusal(sheet_->game(), *SheetModel::boxAt(current.row())));
}

int SheetView::columnWidthOf(int column) const {
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const int room = 2 * SheetDelegate::padding + 2;
    int widest = 0;
    if (column == 0) {
        for (int row = 0; row < sheet_->rowCount(); ++row)
            widest = std::max(widest,
                              metrics.horizontalAdvance(sheet_->index(row, 0).data().toString()));
        return widest + room;
    }
    const QString name = sheet_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int longest = static_cast<int>(metrics.averageCharWidth() * widest_name);
    widest =
        std::max(metrics.horizontalAdvance(column == sheet_->hintColumn() ? "88.8 %" : "63/63"),
                 std::min(longest, metrics.horizontalAdvance(name)));
    return widest + room;
}

void SheetView::layOut() {
    if (!sheet_) return;
    // Where there is too little room the players share what there is.
    const int players = sheet_->game().players();
    const int missing = std::max(0, naturalWidth() - width());
    for (int column = 0; column < sheet_->columnCount(); ++column) {
        const bool is_player = column >= 1 && column <= players;
        const int narrower = columnWidthOf(column) - (missing + players - 1) / players;
        setColumnWidth(column,
                       is_player ? std::max(narrowestPlayer(), narrower) : columnWidthOf(column));
    }
    const QFontMetrics metrics(font());
    const int rows = sheet_->rowCount() + 1;
    const int row = std::clamp(height() / rows, int(metrics.height() * tightest_row),
                               int(metrics.height() * airiest_row));
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(row);
    horizontalHeader()->setFixedHeight(row);
    updateGeometry();
}

int SheetView::narrowestPlayer() const {
    return QFontMetrics(font()).horizontalAdvance("63/63") + SheetDelegate::padding + 2;
}

int SheetView::naturalWidth() const {
    int width = 2 * frameWidth();
    for (int column = 0; sheet_ && column < sheet_->columnCount(); ++column)
        width += columnWidthOf(column);
    return width;
}

QSize SheetView::sizeHint() const {
    const int row = QFontMetrics(font()).height() * 7 / 4;
    return {naturalWidth(), row * (sheet_ ? sheet_->rowCount() + 1 : 1)};
}

QSize SheetView::minimumSizeHint() const {
    if (!sheet_) return {};
    const int row = static_cast<int>(QFontMetrics(font()).height() * tightest_row);
    int width = 2 * frameWidth() + sheet_->game().players() * narrowestPlayer() + columnWidthOf(0);
    if (sheet_->hasHintColumn()) width += columnWidthOf(sheet_->hintColumn());
    return {width, row * (sheet_->rowCount() + 1)};
}

void SheetView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    layOut();
}

void SheetView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) layOut();
}

} // namespace app::views::play
