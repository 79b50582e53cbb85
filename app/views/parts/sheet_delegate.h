// Paints the score sheet: what can be taken as a chip, the best box filled, what taking it loses
// beside the points.

#pragma once

#include "app/models/sheet_model.h"
#include "app/widgets/colours.h"

#include <QStyledItemDelegate>

namespace app::views {

class SheetDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    SheetDelegate(const models::SheetModel& sheet, QObject* parent);

    // That texts are painted with; it grows with the rows.
    void setFont(const QFont& font) { font_ = font; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

    static constexpr int padding = 6; // pixels at the sides of a text

    // Pixels that a cell with points and a note takes.
    static int noteWidth(const QFont& font);

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                     const QModelIndex& index, const widgets::Colours& colours) const;
    void paintChip(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                   const widgets::Colours& colours) const;
    void paintText(QPainter& painter, const QRect& cell, const QModelIndex& index,
                   const widgets::Colours& colours) const;

    const models::SheetModel& sheet_;
    QFont font_;
};

} // namespace app::views
