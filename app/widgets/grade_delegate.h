// A grade in a table: its mark and its name.

#pragma once

#include "app/widgets/padded_delegate.h"

namespace app::widgets {

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
