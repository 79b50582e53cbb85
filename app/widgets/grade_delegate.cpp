#include "app/widgets/grade_delegate.h"

#include "app/widgets/flat_header.h"
#include "app/widgets/grade_mark.h"

#include <QPainter>

namespace app::widgets {

namespace {

constexpr int mark_size = 11; // pixels
constexpr int mark_room = 18;
constexpr int ground = 3; // pixels around the mark in a selected row

} // namespace

void GradeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    QStyleOptionViewItem words = option;
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, option.palette.highlight());
    words.rect.setLeft(option.rect.left() + mark_room);
    PaddedDelegate::paint(painter, words, index);
    const QVariant grade = index.data(grade_role);
    if (!grade.isValid()) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF mark(option.rect.left() + FlatHeader::padding,
                      option.rect.center().y() - mark_size / 2.0, mark_size, mark_size);
    const Colours colours = colours_of(option.palette);
    if (option.state & QStyle::State_Selected) { // else it is lost in the colour of the row
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.base);
        painter->drawEllipse(mark.adjusted(-ground, -ground, ground, ground));
    }
    paint_grade(*painter, mark, static_cast<ai::yahtzee::review::Grade>(grade.toInt()), colours);
    painter->restore();
}

QSize GradeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return PaddedDelegate::sizeHint(option, index) + QSize(mark_room, 0);
}

} // namespace app::widgets
