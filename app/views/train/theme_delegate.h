// Paints a theme: its name, a bar as long as what it costs, and when it is due.

#pragma once

#include <QStyledItemDelegate>

namespace app::views::train {

class ThemeDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace app::views::train
