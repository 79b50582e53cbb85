#include "app/views/review/mistake_delegate.h"

#include "app/models/mistakes_model.h"
#include "app/widgets/grade_mark.h"

#include <QPainter>

namespace app::views::review {

using namespace app::widgets;
using ai::yahtzee::review::Grade;
using models::MistakesModel;

namespace {

constexpr double mark_size = 14;  // pixels
constexpr int mark_room = 34;     // pixels before the words
constexpr int side_room = 10;     // pixels
constexpr double row_lines = 3.1; // height in lines of text

QFont small(const QFont& font) {
    QFont result = font;
    result.setPointSizeF(font.pointSizeF() * 0.9);
    return result;
}

// At both ends of a line; the words at the left give way.
void paint_line(QPainter& painter, const QRect& line, const QString& words, const QColor& ink,
                const QString& number, const QColor& number_ink) {
    const QFontMetrics metrics(painter.font());
    const int room = line.width() - metrics.horizontalAdvance(number) - side_room;
    painter.setPen(ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(words, Qt::ElideRight, room));
    painter.setPen(number_ink);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, number);
}

} // namespace

void MistakeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const auto words = [&index](int role) { return index.data(role).toString(); };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected) {
        painter->setPen(QPen(colours.accent, 1.2));
        painter->setBrush(colours.tint);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 2, -1, -2), 7, 7);
    }
    const QRectF mark(option.rect.left() + (mark_room - mark_size) / 2,
                      option.rect.center().y() - mark_size / 2, mark_size, mark_size);
    paint_grade(*painter, mark, static_cast<Grade>(index.data(MistakesModel::grade_role).toInt()),
                colours);
    const QRect inner = option.rect.adjusted(mark_room, 5, -side_room, -5);
    const QRect upper(inner.left(), inner.top(), inner.width(), inner.height() / 2);
    const QRect lower(inner.left(), inner.top() + inner.height() / 2, inner.width(),
                      inner.height() / 2);
    QFont font = option.font;
    font.setBold(selected);
    painter->setFont(font);
    paint_line(*painter, upper, words(Qt::DisplayRole), colours.text,
               words(MistakesModel::loss_role), colours.bad);
    painter->setFont(small(option.font));
    paint_line(*painter, lower, words(MistakesModel::best_role), colours.muted,
               words(MistakesModel::place_role), colours.muted);
    painter->restore();
}

QSize MistakeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {option.fontMetrics.averageCharWidth() * 24,
            static_cast<int>(option.fontMetrics.height() * row_lines)};
}

} // namespace app::views::review
