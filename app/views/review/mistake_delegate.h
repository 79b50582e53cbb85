// A mistake in the list: the mark of its grade, what was chosen, what it lost, and what was best.

#pragma once

#include <QStyledItemDelegate>

namespace app::views::review {

class MistakeDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace app::views::review
