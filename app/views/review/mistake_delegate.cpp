#include "app/views/review/mistake_delegate.h"

#include "app/models/mistakes_model.h"
#include "app/widgets/dice/dice_words.h"
#include "app/widgets/grade_mark.h"

#include <QPainter>

#include <algorithm>

namespace app::views::review {

using namespace app::widgets;
using ai::yahtzee::review::Grade;
using models::MistakesModel;

namespace {

constexpr double mark_size = 14;   // pixels
constexpr int mark_room = 34;      // pixels before the words
constexpr int side_room = 10;      // pixels
constexpr double line_share = 1.3; // height of a line of text
constexpr int row_margin = 5;      // pixels above and below the lines
constexpr int wide_letters = 46;   // from here a row has room for two things on a line

QFont small(const QFont& font) {
    QFont result = font;
    result.setPointSizeF(font.pointSizeF() * 0.9);
    return result;
}

// A line of a row: a number at the right, and at the left words with dice, which get the room that
// the number leaves.
struct Line {
    QRect place;
    int die_side;
    const Colours& colours;

    void paint(QPainter& painter, const QString& words, const QColor& ink, const QString& number,
               const QColor& number_ink) const {
        const int taken =
            number.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(number) + side_room;
        painter.setPen(ink);
        paint_words(painter, place.adjusted(0, 0, -taken, 0), words, die_side, colours);
        painter.setPen(number_ink);
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, number);
    }
};

// A narrow list has three lines a row: no choice is cut there.
bool is_wide(const QStyleOptionViewItem& option) {
    const int width = option.widget ? option.widget->width() : option.rect.width();
    return width >= option.fontMetrics.averageCharWidth() * wide_letters;
}

int words_height(const QStyleOptionViewItem& option) {
    return static_cast<int>(option.fontMetrics.height() * line_share);
}

// The height of a line that may have dice.
int choice_height(const QStyleOptionViewItem& option) {
    return std::max(words_height(option), small_die_side(option.widget) + 2);
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
    const auto grade = static_cast<Grade>(index.data(MistakesModel::grade_role).toInt());
    paint_grade(*painter, mark, grade, colours);
    const QColor ink = loss_colour(grade, colours);
    const bool wide = is_wide(option);
    const int line_height = choice_height(option);
    Line line{option.rect.adjusted(mark_room, row_margin, -side_room, -row_margin),
              small_die_side(option.widget), colours};
    line.place.setHeight(line_height);
    const QString loss = words(MistakesModel::loss_role);
    const QString place = words(MistakesModel::place_role);
    QFont font = option.font;
    font.setBold(selected);
    painter->setFont(font);
    line.paint(*painter, words(MistakesModel::pictured_role), colours.text, wide ? loss : QString(),
               ink);
    painter->setFont(small(option.font));
    line.place.translate(0, line_height);
    line.paint(*painter, words(MistakesModel::pictured_best_role), colours.muted,
               wide ? place : QString(), colours.muted);
    line.place.translate(0, line_height);
    line.place.setBottom(option.rect.bottom() - row_margin);
    if (!wide) line.paint(*painter, place, colours.muted, loss, ink);
    painter->restore();
}

QSize MistakeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {option.fontMetrics.averageCharWidth() * 24,
            2 * choice_height(option) + (is_wide(option) ? 0 : words_height(option)) +
                2 * row_margin};
}

} // namespace app::views::review
