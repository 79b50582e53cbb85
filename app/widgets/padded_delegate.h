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

// Rows with more room, and a line below each, as in the list of saved games.
class LinedDelegate : public PaddedDelegate {
    Q_OBJECT

public:
    using PaddedDelegate::PaddedDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

// A grade in a table: its mark and its name.
class GradeDelegate : public PaddedDelegate {
    Q_OBJECT

public:
    static constexpr int grade_role = Qt::UserRole; // int of review::Grade; nothing: no mark

    using PaddedDelegate::PaddedDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace app::widgets
