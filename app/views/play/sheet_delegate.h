// Paints the cells of the score sheet.

#pragma once

#include "app/models/sheet_model.h"
#include "app/widgets/colours.h"

#include <QStyledItemDelegate>

namespace app::views::play {

class SheetDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    SheetDelegate(const models::SheetModel& sheet, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

    static constexpr int padding = 6; // pixels, left and right of a text

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                     const QModelIndex& index, const widgets::Colours& colours) const;
    void paintProgress(QPainter& painter, const QRect& cell, const QModelIndex& index,
                       const widgets::Colours& colours) const;

    const models::SheetModel& sheet_;
};

} // namespace app::views::play
