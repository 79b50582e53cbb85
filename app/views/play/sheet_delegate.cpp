#include "app/views/play/sheet_delegate.h"

#include "core/yahtzee/scoring.h"

#include <QPainter>

namespace app::views::play {

using namespace app::models;
using namespace app::widgets;

namespace {

bool is_headline(std::optional<SheetSum> sum) { return sum == SheetSum::total; }

QColor text_colour(CellKind kind, bool is_best, const Colours& colours) {
    if (is_best) return colours.accent;
    switch (kind) {
    case CellKind::offered:
    case CellKind::hint:
    case CellKind::sum:
        return colours.muted;
    case CellKind::forbidden:
        return colours.faint;
    default:
        return colours.text;
    }
}

} // namespace

SheetDelegate::SheetDelegate(const SheetModel& sheet, QObject* parent)
    : QStyledItemDelegate(parent), sheet_(sheet) {}

void SheetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    const CellKind kind = sheet_.kind(index);
    const auto sum = SheetModel::sumAt(index.row());
    painter->save();
    paintGround(*painter, option, index, colours);
    if (sum == SheetSum::upper_bonus && kind == CellKind::sum)
        paintProgress(*painter, option.rect, index, colours);

    QFont font = option.font;
    font.setBold(is_headline(sum) || (sheet_.isBest(index) && kind != CellKind::label));
    painter->setFont(font);
    QColor colour = text_colour(kind, sheet_.isBest(index), colours);
    if (is_headline(sum)) colour = colours.text;
    if (sum && !is_headline(sum) && kind == CellKind::label) colour = colours.muted;
    painter->setPen(colour);
    const int left = kind == CellKind::label ? padding : 0;
    const QRect inner = option.rect.adjusted(left, 0, -padding, 0);
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    painter->drawText(inner, static_cast<int>(alignment) | Qt::TextSingleLine,
                      index.data(Qt::DisplayRole).toString());
    painter->restore();
}

void SheetDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index, const Colours& colours) const {
    const QRect cell = option.rect;
    const CellKind kind = sheet_.kind(index);
    const bool is_movers = index.column() == sheet_.moverColumn() &&
                           sheet_.game().phase() != core::yahtzee::Phase::over;
    if (is_movers) painter.fillRect(cell, colours.tint);
    const bool ends_group = index.row() == SheetModel::rowOf(core::yahtzee::Box::sixes) ||
                            index.row() == SheetModel::rowOf(core::yahtzee::Box::chance) ||
                            SheetModel::sumAt(index.row()) == SheetSum::upper_bonus ||
                            SheetModel::sumAt(index.row()) == SheetSum::yahtzee_bonuses;
    painter.setPen(ends_group ? colours.faint : colours.line);
    painter.drawLine(cell.bottomLeft(), cell.bottomRight());

    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF inner = QRectF(cell).adjusted(2.5, 2.5, -2.5, -3.5);
    if (sheet_.isLastFilled(index)) {
        painter.setPen(Qt::NoPen);
        QColor mark = colours.accent;
        mark.setAlphaF(0.18F);
        painter.setBrush(mark);
        painter.drawRoundedRect(inner, 4, 4);
    }
    const bool hovered = (option.state & QStyle::State_MouseOver) && kind == CellKind::offered;
    const bool current = (option.state & QStyle::State_HasFocus) &&
                         (kind == CellKind::offered || kind == CellKind::forbidden);
    if (hovered || current) {
        painter.setBrush(hovered ? QBrush(colours.base) : QBrush(Qt::NoBrush));
        painter.setPen(QPen(current ? colours.accent : colours.line, current ? 2 : 1));
        painter.drawRoundedRect(inner, 4, 4);
    }
}

void SheetDelegate::paintProgress(QPainter& painter, const QRect& cell, const QModelIndex& index,
                                  const Colours& colours) const {
    const double done =
        std::min(1.0, sheet_.upperPoints(index) / double(core::yahtzee::upper_bonus_threshold));
    const QRectF track(cell.left() + padding, cell.bottom() - 4, cell.width() - 2 * padding, 2.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.line);
    painter.drawRoundedRect(track, 1.2, 1.2);
    painter.setBrush(colours.accent);
    painter.drawRoundedRect(QRectF(track.topLeft(), QSizeF(track.width() * done, track.height())),
                            1.2, 1.2);
}

} // namespace app::views::play
