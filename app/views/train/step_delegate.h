// Paints a step: its number, its text, a bar as long as what it costs, and whether it is learned.

#pragma once

#include <QStyledItemDelegate>

namespace app::views::train {

class StepDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

// A tick as large as the square allows.
void paint_tick(QPainter& painter, const QRectF& square, const QColor& colour);

} // namespace app::views::train
