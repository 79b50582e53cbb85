#include "app/widgets/padded_delegate.h"

#include "app/widgets/colours.h"
#include "app/widgets/flat_header.h"

#include <QPainter>

namespace app::widgets {

namespace {

constexpr double row_lines = 1.5; // height in lines of text

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
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
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

} // namespace app::widgets
