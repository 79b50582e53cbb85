#include "app/views/parts/sheet_delegate.h"

#include "core/yahtzee/scoring.h"

#include <QPainter>

namespace app::views {

using namespace app::models;
using namespace app::widgets;

namespace {

constexpr double note_size = 0.84; // of the size of the text
constexpr double corner = 5;       // pixels

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
    return kind == CellKind::forbidden || sheet.isZero(index) ? colours.muted : colours.text;
}

} // namespace

SheetDelegate::SheetDelegate(const SheetModel& sheet, QObject* parent)
    : QStyledItemDelegate(parent), sheet_(sheet) {}

int SheetDelegate::noteWidth(const QFont& font) {
    QFont bold = font;
    bold.setBold(true);
    return QFontMetrics(bold).horizontalAdvance("28") +
           QFontMetrics(note_font(font)).horizontalAdvance(" −8.8") + 4 * padding;
}

void SheetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, option, index, colours);
    paintChip(*painter, option, index, colours);
    paintText(*painter, option.rect, index, colours);
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
    } else if (kind != CellKind::forbidden) {
        return;
    }
    if (kind == CellKind::offered && (option.state & QStyle::State_MouseOver))
        painter.setPen(QPen(colours.accent, 1));
    painter.drawRoundedRect(chip, corner, corner);
    if (sheet_.isOwnChoice(index)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.bad, 1.6, Qt::DashLine));
        painter.drawRoundedRect(chip.adjusted(-1, -1, 1, 1), corner + 1, corner + 1);
    }
    if ((option.state & QStyle::State_HasFocus) && kind != CellKind::filled) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(sheet_.isBest(index) ? colours.text : colours.accent, 2));
        painter.drawRoundedRect(chip.adjusted(-1, -1, 1, 1), corner + 1, corner + 1);
    }
}

void SheetDelegate::paintText(QPainter& painter, const QRect& cell, const QModelIndex& index,
                              const Colours& colours) const {
    QFont font = font_;
    font.setBold(is_bold(sheet_, index));
    const QColor colour = text_colour(sheet_, index, colours);
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
    // Both in their halves, as far as they fit in them.
    const int note_width =
        std::max(note_metrics.horizontalAdvance(note) + padding / 2, inner.width() / 2);
    const QRect left(inner.left(), inner.top(), inner.width() - note_width, inner.height());
    painter.drawText(left, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
    painter.setFont(note_font(font_));
    const bool is_loss = sheet_.kind(index) == CellKind::offered;
    if (is_loss && !sheet_.isBest(index)) painter.setPen(colours.bad);
    if (!is_loss) painter.setPen(sheet_.distanceFromPar(index) < 0 ? colours.bad : colours.good);
    painter.drawText(inner.adjusted(0, 0, -2, 0),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, note);
}

} // namespace app::views
