#include "app/views/play/choice_delegate.h"

#include "app/widgets/die_painter.h"

#include <QApplication>
#include <QPainter>

namespace app::views::play {

using namespace app::models;
using namespace app::widgets;

namespace {

constexpr double row_lines = 1.7;  // height in lines of text
constexpr int padding = 6;         // pixels
constexpr double die_share = 0.62; // of the height of a row
constexpr double die_step = 1.16;  // sides from die to die

int row_height(const QFont& font) {
    return static_cast<int>(QFontMetrics(font).height() * row_lines);
}

} // namespace

ChoiceDelegate::ChoiceDelegate(const ChoicesModel& choices, QObject* parent)
    : QStyledItemDelegate(parent), choices_(choices) {}

void ChoiceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const bool first = index.row() == 0;
    painter->save();
    if (selected)
        painter->fillRect(option.rect, option.palette.highlight());
    else if (choices_.isMade(index.row()))
        painter->fillRect(option.rect, colours.tint);
    painter->setClipRect(option.rect);
    const QRect inner = option.rect.adjusted(padding, 0, -padding, 0);
    QFont font = option.font;
    font.setBold(first);
    painter->setFont(font);
    painter->setPen(selected ? colours.on_accent
                    : first  ? colours.accent
                    : index.column() == choices_.rankingColumn() ||
                            index.column() == ChoicesModel::choice_column
                        ? colours.text
                        : colours.muted);
    const auto action = choices_.action(index.row());
    const bool is_keep = index.column() == ChoicesModel::choice_column && action->is_hold();
    const auto keep = is_keep ? action->keep(choices_.advice()->game.dice()) : core::dice::Keep();
    if (keep.size() > 0) {
        const double side = option.rect.height() * die_share;
        double left = inner.left();
        for (int face = 1; face <= core::dice::face_count; ++face)
            for (int i = 0; i < keep.count(face); ++i) {
                paint_die(*painter,
                          QRectF(left, QRectF(option.rect).center().y() - side / 2, side, side),
                          face, colours);
                left += side * die_step;
            }
    } else {
        painter->drawText(
            inner,
            static_cast<int>(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>()) |
                Qt::TextSingleLine,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                              inner.width()));
    }
    painter->restore();
}

QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QFont bold = option.font;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    return {metrics.horizontalAdvance(index.data().toString()) + 2 * padding, row_height(bold)};
}

int ChoiceDelegate::widestKeep(const QFont& font) {
    return static_cast<int>(row_height(font) * die_share * die_step * core::dice::dice_count) +
           2 * padding;
}

} // namespace app::views::play
