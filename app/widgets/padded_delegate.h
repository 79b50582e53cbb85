// Rows of text with some air, in line with a FlatHeader.

#pragma once

#include <QStyledItemDelegate>

namespace app::widgets {

class PaddedDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace app::widgets
