#include "app/views/parts/sheet_view.h"

#include "app/text/words.h"
#include "app/widgets/dice/die_painter.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/text_label.h"
#include "core/yahtzee/scoring.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace app::views {

using namespace app::models;
using namespace app::widgets;

namespace {

constexpr double note_size = 0.84; // of the size of the text
constexpr double face_size = 0.95; // of the height of a line
constexpr double corner = 5;       // pixels

// A line's height, in pixels: fonts differ in the room that they keep between lines, rows need
// none.
double line_height(const QFont& font) { return QFontInfo(font).pixelSize() * 1.3; }

QFont note_font(const QFont& font) {
    QFont small = font;
    small.setPixelSize(std::max(9, qRound(QFontInfo(font).pixelSize() * note_size)));
    return small;
}

bool is_bold(const SheetModel& sheet, const QModelIndex& index) {
    if (SheetModel::sumAt(index.row()) == SheetSum::total || sheet.isBest(index)) return true;
    return sheet.kind(index) == CellKind::offered && !sheet.isZero(index);
}

QColor text_colour(const SheetModel& sheet, const QModelIndex& index, const Colours& colours) {
    if (sheet.isBest(index)) return colours.on_accent;
    const auto sum = SheetModel::sumAt(index.row());
    if (sum) return sum == SheetSum::total ? colours.text : colours.muted;
    const CellKind kind = sheet.kind(index);
    if (kind == CellKind::forbidden || sheet.isZero(index)) return colours.muted;
    return kind == CellKind::offered ? colours.accent : colours.text;
}

} // namespace

SheetDelegate::SheetDelegate(const SheetModel& sheet, QObject* parent)
    : QStyledItemDelegate(parent), sheet_(sheet) {}

int SheetDelegate::noteWidth(const QFont& font) {
    return QFontMetrics(bold_of(font)).horizontalAdvance("28") +
           QFontMetrics(note_font(font)).horizontalAdvance(" −8.8") + 4 * padding;
}

void SheetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, option, index, colours);
    paintChip(*painter, option, index, colours);
    if (SheetModel::sumAt(index.row()) == SheetSum::upper_total)
        paintUpper(*painter, option, index, colours);
    else
        paintText(*painter, option.rect, index, colours);
    if (index.column() == 0) paintFace(*painter, option.rect, index, colours);
    painter->restore();
}

void SheetDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index, const Colours& colours) const {
    const QRect cell = option.rect;
    const auto sum = SheetModel::sumAt(index.row());
    const bool ends_group =
        sum == SheetSum::upper_bonus || sum == SheetSum::yahtzee_bonuses || sum == SheetSum::total;
    painter.fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1),
                     ends_group ? colours.faint : colours.line);
}

void SheetDelegate::paintChip(QPainter& painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index, const Colours& colours) const {
    const CellKind kind = sheet_.kind(index);
    const QRectF chip = QRectF(option.rect).adjusted(3.5, 2.5, -3.5, -3.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::NoBrush);
    if (sheet_.isBest(index)) {
        painter.setBrush(colours.accent);
    } else if (sheet_.isZero(index)) {
        painter.setPen(QPen(colours.line, 1));
    } else if (kind == CellKind::offered) {
        painter.setBrush(colours.tint);
    } else if (sheet_.isLastFilled(index)) {
        painter.setPen(QPen(colours.accent, 1));
        if (freshness_ > 0) painter.setBrush(colours.tint);
    } else if (kind != CellKind::forbidden) {
        return;
    }
    if (kind == CellKind::offered && (option.state & QStyle::State_MouseOver))
        painter.setPen(QPen(colours.accent, 1));
    painter.drawRoundedRect(chip, corner, corner);
    if (shows_cursor_ && (option.state & QStyle::State_HasFocus) && kind != CellKind::filled) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(sheet_.isBest(index) ? colours.text : colours.accent, 2));
        painter.drawRoundedRect(chip.adjusted(-1, -1, 1, 1), corner + 1, corner + 1);
    }
    if (sheet_.isOwnChoice(index)) { // within the frame of the focus
        painter.setBrush(Qt::NoBrush);
        const bool is_best = sheet_.isBest(index);
        painter.setPen(QPen(is_best ? colours.good : colours.bad, 1.6, Qt::DashLine));
        painter.drawRoundedRect(chip.adjusted(1, 1, -1, -1), corner, corner);
    }
}

void SheetDelegate::paintText(QPainter& painter, const QRect& cell, const QModelIndex& index,
                              const Colours& colours) const {
    QFont font = font_;
    const double freshness = sheet_.isLastFilled(index) ? freshness_ : 0;
    if (freshness > 0) // at most as two digits fit
        font.setPixelSize(std::min(qRound(QFontInfo(font).pixelSize() * (1 + freshness)),
                                   (cell.width() - 2 * padding) * 2 / 3));
    font.setBold(freshness > 0 || is_bold(sheet_, index));
    const QColor colour = freshness > 0 ? colours.accent : text_colour(sheet_, index, colours);
    const QString text = index.data(Qt::DisplayRole).toString();
    const QString note = index.data(SheetModel::note_role).toString();
    const QFontMetrics metrics(font);
    const QFontMetrics note_metrics(note_font(font_));
    QRect inner = cell.adjusted(padding, 0, -padding, -1);
    painter.setFont(font);
    painter.setPen(colour);
    const bool fits = !note.isEmpty() && metrics.horizontalAdvance(text) +
                                                 note_metrics.horizontalAdvance(note) + padding <=
                                             inner.width();
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    if (!fits) {
        painter.drawText(inner, static_cast<int>(alignment) | Qt::TextSingleLine,
                         metrics.elidedText(text, Qt::ElideRight, inner.width()));
        return;
    }
    const int least_note = note_metrics.horizontalAdvance(note) + padding / 2;
    // Both in their halves, as far as they fit in them.
    const int note_width = std::max(least_note, inner.width() / 2);
    const QRect left(inner.left(), inner.top(), inner.width() - note_width, inner.height());
    painter.drawText(left, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
    painter.setFont(note_font(font_));
    if (!sheet_.isBest(index)) painter.setPen(colours.bad);
    painter.drawText(inner.adjusted(0, 0, -2, 0),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, note);
}

// The face that an upper box counts, where there is room beside its name.
void SheetDelegate::paintFace(QPainter& painter, const QRect& cell, const QModelIndex& index,
                              const Colours& colours) const {
    const auto box = SheetModel::boxAt(index.row());
    if (!box || !core::yahtzee::is_upper(*box)) return;
    const QFontMetrics metrics(font_);
    const double side = metrics.height() * face_size;
    const QRectF face(cell.right() - 2 * padding - side, cell.center().y() - side / 2, side, side);
    if (cell.left() + 2 * padding + metrics.horizontalAdvance(index.data().toString()) <
        face.left())
        paint_die(painter, face, core::yahtzee::face_of(*box), colours);
}

// The number stays where all sums stand. The distances stand beside it where there is room for all
// of them and for their name, which alone or without which nobody understands.
void SheetDelegate::paintUpper(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index, const Colours& colours) const {
    const QFontMetrics metrics(font_);
    const QFontMetrics small(note_font(font_));
    const auto note_of = [](const QModelIndex& cell) {
        return cell.data(SheetModel::note_role).toString();
    };
    const auto* view = qobject_cast<const QTableView*>(option.widget);
    bool fits = view != nullptr;
    for (int column = 0; fits && column < sheet_.columnCount(); ++column) {
        const QModelIndex cell = index.siblingAtColumn(column);
        const int rest = view->columnWidth(column) - 2 * padding -
                         metrics.horizontalAdvance(cell.data().toString());
        fits = note_of(cell).isEmpty() ||
               small.horizontalAdvance(note_of(cell)) + 2 <= (column == 0 ? rest : rest / 2);
    }
    const QRect inner = option.rect.adjusted(padding, 0, -padding, -1);
    painter.setFont(font_);
    painter.setPen(colours.muted);
    painter.drawText(inner,
                     static_cast<int>(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>()) |
                         Qt::TextSingleLine,
                     index.data().toString());
    if (!fits) return;
    painter.setFont(note_font(font_));
    if (index.column() > 0)
        painter.setPen(sheet_.distanceFromPar(index) < 0 ? colours.bad : colours.good);
    painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, note_of(index));
}

using namespace app::text;

namespace {

constexpr double widest_name = 12;    // letters that a column grows for
constexpr double tightest_row = 1.25; // lines of text
constexpr double usual_row = 1.72;
constexpr double airiest_row = 2.35;
constexpr double largest_scale = 1.5;
constexpr double least_text_pixels = 12; // where the font is larger
constexpr double largest_scale_from_afar = 5;
constexpr int freshness_milliseconds = 600;

// The players' names; that of the player to move is marked.
class NameHeader : public FlatHeader {
public:
    using FlatHeader::FlatHeader;

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
    setFrameShape(QFrame::StyledPanel); // fills the card that header and cells lie on
    for (QWidget* layer : {viewport(), horizontalHeader()->viewport()})
        layer->setAutoFillBackground(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setCornerButtonEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    freshness_.setStartValue(1.0);
    freshness_.setEndValue(0.0);
    freshness_.setDuration(freshness_milliseconds);
    freshness_.setEasingCurve(QEasingCurve::InQuad);
    qApp->installEventFilter(this);
    connect(&freshness_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        delegate_->setFreshness(value.toDouble());
        viewport()->update();
    });
}

void SheetView::setSheet(SheetModel* model) {
    sheet_ = model;
    setModel(model);
    delegate_ = new SheetDelegate(*model, this);
    setItemDelegate(delegate_);
    connect(model, &QAbstractItemModel::modelReset, this, &SheetView::layOut);
    connect(model, &QAbstractItemModel::dataChanged, this, &SheetView::showFilled);
    layOut();
}

void SheetView::showFilled() {
    if (filled_ == sheet_->lastFilled()) return;
    filled_ = sheet_->lastFilled();
    if (!filled_ || !is_animated_ || !isVisible()) return;
    freshness_.stop();
    freshness_.start();
}

bool SheetView::isChoosable(int row) const {
    const CellKind kind = sheet_->kind(sheet_->index(row, sheet_->moverColumn()));
    return kind == CellKind::open || kind == CellKind::offered || kind == CellKind::forbidden;
}

int SheetView::nextChoosable(int row, int step) const {
    const int rows = sheet_->rowCount();
    for (int i = 1; i <= rows; ++i)
        if (const int next = (row + i * step + 2 * rows) % rows; isChoosable(next)) return next;
    return -1;
}

int SheetView::bestOffered() const {
    int best = -1;
    int most = -1;
    for (int row = 0; row < sheet_->rowCount(); ++row) {
        const QModelIndex index = sheet_->index(row, sheet_->moverColumn());
        if (sheet_->kind(index) != CellKind::offered) continue;
        if (sheet_->isBest(index)) return row;
        const int points = index.data().toInt();
        if (points > most) best = row;
        most = std::max(most, points);
    }
    return best;
}

void SheetView::settleCursor() {
    is_moved_ = false;
    followHint();
}

void SheetView::followHint() {
    if (is_moved_) return;
    const int row = is_preset_ ? firstChoice() : -1;
    if (is_preset_ && row < 0) return;
    is_settling_ = true;
    setCurrentIndex(row < 0 ? QModelIndex() : sheet_->index(row, sheet_->moverColumn()));
    is_settling_ = false;
}

int SheetView::firstChoice() const {
    const int best = bestOffered();
    return best >= 0 ? best : nextChoosable(std::max(0, currentIndex().row()) - 1, 1);
}

void SheetView::showCursor(bool shown) {
    if (!delegate_ || delegate_->showsCursor() == shown) return;
    delegate_->showCursor(shown);
    viewport()->update();
}

// Sees all events of the application: any press of the mouse hides the cursor, and a key that moves
// the focus shows it.
bool SheetView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress) showCursor(false);
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Tab || key == Qt::Key_Backtab) showCursor(true);
    }
    return QTableView::eventFilter(watched, event);
}

// Qt would choose a cell.
void SheetView::focusInEvent(QFocusEvent* event) {
    if (currentIndex().isValid())
        QTableView::focusInEvent(event);
    else
        // NOLINTNEXTLINE(bugprone-parent-virtual-call)
        QAbstractScrollArea::focusInEvent(event);
}

QModelIndex SheetView::moveCursor(CursorAction action, Qt::KeyboardModifiers) {
    showCursor(true);
    const int row = currentIndex().row();
    int next = -1;
    if (row < 0) action = MoveRight;
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
        if (row < 0) next = firstChoice();
        break;
    }
    return next < 0 ? currentIndex() : sheet_->index(next, sheet_->moverColumn());
}

void SheetView::keyPressEvent(QKeyEvent* event) {
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_enter && event->isAutoRepeat()) return; // a key that is held takes no second box
    if (!is_enter) return QTableView::keyPressEvent(event);
    const QModelIndex current = currentIndex();
    if (current.isValid() && delegate_->showsCursor()) return take(current);
    showCursor(true);
    if (current.isValid()) {
        currentChanged(current, current); // a screen reader says what it is
        Q_EMIT cursorShown();
        return;
    }
    if (nextChoosable(-1, 1) >= 0) Q_EMIT refused(tr("Choose a box with the arrows."));
}

void SheetView::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !index.isValid()) return;
    setFocus(Qt::MouseFocusReason);
    // The names take the box of their row.
    take(sheet_->index(index.row(), index.column() == 0 ? sheet_->moverColumn() : index.column()));
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

// A screen reader announces the cell that a person moves to. Without the focus Qt 6.4 would say
// that the cell has it.
void SheetView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    is_moved_ |= !is_settling_;
    if (hasFocus() && !is_settling_)
        QTableView::currentChanged(current, previous);
    else
        // NOLINTNEXTLINE(bugprone-parent-virtual-call)
        QAbstractItemView::currentChanged(current, previous);
    if (current.isValid() && sheet_->kind(current) == CellKind::forbidden)
        Q_EMIT refused(refusal(sheet_->game(), *SheetModel::boxAt(current.row())));
}

QFont SheetView::fontAt(double scale) const {
    QFont result = font();
    result.setPixelSize(qRound(QFontInfo(font()).pixelSize() * scale));
    return result;
}

int SheetView::labelWidth(const QFont& font) const {
    const QFont bold = bold_of(font);
    int widest = 0;
    for (int row = 0; row < sheet_->rowCount(); ++row) {
        const bool is_total = SheetModel::sumAt(row) == SheetSum::total;
        widest = std::max(widest, QFontMetrics(is_total ? bold : font)
                                      .horizontalAdvance(sheet_->index(row, 0).data().toString()));
    }
    return widest + 2 * SheetDelegate::padding + 2;
}

int SheetView::distanceWidth(const QFont& font) {
    return QFontMetrics(font).horizontalAdvance(tr("%1 to go").arg(63)) +
           2 * SheetDelegate::padding + 2;
}

int SheetView::playerWidth(int column, const QFont& font) const {
    const QFontMetrics metrics(bold_of(font));
    const QString name = sheet_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int longest = static_cast<int>(metrics.averageCharWidth() * widest_name);
    return std::max(
        {distanceWidth(font), SheetDelegate::noteWidth(font),
         std::min(longest, metrics.horizontalAdvance(name)) + 2 * SheetDelegate::padding + 2});
}

int SheetView::widthAt(double scale) const {
    if (!sheet_) return 0;
    const QFont scaled = fontAt(scale);
    int width = 2 * frameWidth() + labelWidth(scaled);
    for (int column = 1; column < sheet_->columnCount(); ++column)
        width += playerWidth(column, scaled);
    return width;
}

int SheetView::leastWidth() const {
    if (!sheet_) return 0;
    const QFont least = fontAt(leastScale());
    return 2 * frameWidth() + labelWidth(least) + sheet_->game().players() * distanceWidth(least);
}

// Large fonts give way where there is no room for them, ordinary ones don't.
double SheetView::leastScale() const {
    return std::min(1.0, least_text_pixels / QFontInfo(font()).pixelSize());
}

// The largest, by tenths, at which all of it fits.
double SheetView::scaleFor(const QSize& room) const {
    double scale = is_large_ ? largest_scale_from_afar : largest_scale;
    const auto fits = [&] {
        const bool is_tight = is_large_ || scale < 1;
        const double row = line_height(fontAt(scale)) * (is_tight ? tightest_row : usual_row);
        return row * (sheet_->rowCount() + 1) + 2 * frameWidth() <= room.height() &&
               widthAt(scale) <= room.width();
    };
    const double least = leastScale();
    while (scale > least && !fits()) scale -= 0.05;
    return std::max(least, scale);
}

int SheetView::textWidth(const QString& text) const {
    return QFontMetrics(fontAt(scaleFor(size()))).horizontalAdvance(text);
}

void SheetView::setLarge(bool large) {
    is_large_ = large;
    layOut();
}

int SheetView::widthForHeight(int height) const {
    return widthAt(scaleFor({std::numeric_limits<int>::max(), height}));
}

void SheetView::layOut() {
    if (!sheet_) return;
    const QFont scaled = fontAt(scaleFor(size()));
    delegate_->setFont(scaled);
    horizontalHeader()->setFont(scaled);
    // The players share the width that is left over, or missing.
    const int players = sheet_->game().players();
    int labels = labelWidth(scaled);
    int natural = 0;
    for (int column = 1; column <= players; ++column) natural += playerWidth(column, scaled);
    const int upper = SheetModel::rowOf(core::yahtzee::Box::sixes) + 1;
    const int titled =
        QFontMetrics(scaled).horizontalAdvance(sheet_->index(upper, 0).data().toString()) +
        QFontMetrics(note_font(scaled)).horizontalAdvance(SheetModel::distanceTitle()) +
        3 * SheetDelegate::padding;
    if (titled + natural <= width() - 2 * frameWidth()) labels = std::max(labels, titled);
    const int room = width() - 2 * frameWidth() - labels;
    setColumnWidth(0, labels);
    int used = 0;
    for (int column = 1; column <= players; ++column) {
        const int share = playerWidth(column, scaled) + (room - natural) / players;
        const int widest = playerWidth(column, scaled) * 3 / 2;
        setColumnWidth(column, natural > room ? room / players : std::min(share, widest));
        used += columnWidth(column);
    }
    setColumnWidth(0, labels + std::clamp(room - used, 0, labels));
    const double line = line_height(scaled);
    const int rows = sheet_->rowCount() + 1;
    const int row = std::clamp((height() - 2 * frameWidth()) / rows, int(line * tightest_row),
                               int(line * airiest_row));
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(row);
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setFixedHeight(row);
    updateGeometry();
}

QSize SheetView::sizeHint() const {
    const int row = qRound(line_height(font()) * 1.55);
    return {naturalWidth(), row * (sheet_ ? sheet_->rowCount() + 1 : 1) + 2 * frameWidth()};
}

QSize SheetView::minimumSizeHint() const {
    if (!sheet_) return {};
    const int row = static_cast<int>(line_height(fontAt(leastScale())) * tightest_row);
    return {leastWidth(), row * (sheet_->rowCount() + 1) + 2 * frameWidth()};
}

void SheetView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    layOut();
}

void SheetView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) layOut();
}

} // namespace app::views
