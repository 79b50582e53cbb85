// Paints a choice in the coach's list: the kept dice as dice, a box by its name.

#pragma once

#include "app/models/choices_model.h"

#include <QStyledItemDelegate>

namespace app::views::play {

class ChoiceDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ChoiceDelegate(const models::ChoicesModel& choices, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    // Pixels that five dice take.
    static int widestKeep(const QFont& font);

private:
    const models::ChoicesModel& choices_;
};

} // namespace app::views::play
