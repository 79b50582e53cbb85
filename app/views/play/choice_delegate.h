// Paints a choice in the coach's list: the kept dice as dice, a box by its name, and the loss as a
// bar with its number.

#pragma once

#include "app/models/choices_model.h"
#include "app/widgets/colours.h"

#include <QStyledItemDelegate>

namespace app::views::play {

class ChoiceDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ChoiceDelegate(const models::ChoicesModel& choices, QObject* parent);

    // The loss that fills a bar, in the unit of the objective.
    void setFullLoss(double loss) { full_loss_ = loss; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    static int rowHeight(const QFont& font);
    // Pixels that five dice take, and the number of a loss.
    static int widestKeep(const QFont& font);
    static int lossNumberWidth(const QFont& font);

private:
    void paintChoice(QPainter& painter, const QRect& inner, const QModelIndex& index,
                     const widgets::Colours& colours) const;
    void paintLoss(QPainter& painter, const QRect& inner, const QModelIndex& index,
                   const widgets::Colours& colours, bool is_selected) const;

    const models::ChoicesModel& choices_;
    double full_loss_ = 1;
};

} // namespace app::views::play
