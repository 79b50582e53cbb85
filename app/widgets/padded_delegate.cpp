#include "app/widgets/padded_delegate.h"

#include "app/widgets/colours.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/grade_mark.h"

#include <QPainter>

namespace app::widgets {

namespace {

constexpr double row_lines = 1.5; // height in lines of text
constexpr double lined_row_lines = 2.1;

} // namespace

void PaddedDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    painter->save();
    if (selected) painter->fillRect(option.rect, option.palette.highlight());
    const QFont font = index.data(Qt::FontRole).value<QFont>().resolve(option.font);
    painter->setFont(font);
    painter->setPen(selected ? colours.on_accent : colours.text);
    const QRect inner = option.rect.adjusted(FlatHeader::padding, 0, -FlatHeader::padding, 0);
    const QVariant wanted = index.data(Qt::TextAlignmentRole);
    const auto alignment =
        wanted.isValid() ? wanted.value<Qt::Alignment>() : Qt::AlignLeft | Qt::AlignVCenter;
    painter->drawText(
        inner, static_cast<int>(alignment) | Qt::TextSingleLine,
        QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, inner.width()));
    painter->restore();
}

QSize PaddedDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {option.fontMetrics.horizontalAdvance(index.data().toString()) +
                2 * FlatHeader::padding + FlatHeader::slack,
            static_cast<int>(option.fontMetrics.height() * row_lines)};
}

void LinedDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    PaddedDelegate::paint(painter, option, index);
    painter->setPen(colours_of(option.palette).line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

QSize LinedDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {PaddedDelegate::sizeHint(option, index).width(),
            static_cast<int>(option.fontMetrics.height() * lined_row_lines)};
}

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
