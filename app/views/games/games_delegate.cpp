#include "app/views/games/games_delegate.h"

#include "app/models/games_model.h"
#include "app/widgets/colours.h"
#include "app/widgets/flat_header.h"

#include <QPainter>

#include <algorithm>

namespace app::views::games {

using namespace app::widgets;
using models::GamesModel;
using storage::GameResult;

namespace {

constexpr int dot_room = 18;         // pixels before the date
constexpr double dot_radius = 4.5;   // pixels
constexpr double row_lines = 2.1;    // height in lines of text
constexpr int bar_characters = 16;   // width of the bar
constexpr int number_characters = 7; // and of the number behind it
constexpr double bar_height = 9;     // pixels
constexpr double whole_bar = 80;     // points lost that fill it

// Filled where the game is won, a ring where it is lost, half where it is a tie.
void paint_result(QPainter& painter, QPointF centre, GameResult result, const QColor& won,
                  const QColor& other) {
    const QRectF dot(centre - QPointF(dot_radius, dot_radius),
                     QSizeF(2 * dot_radius, 2 * dot_radius));
    const bool is_won = result == GameResult::won;
    painter.setPen(QPen(is_won ? won : other, 1.5));
    painter.setBrush(is_won ? QBrush(won) : QBrush(Qt::NoBrush));
    if (result == GameResult::unfinished || result == GameResult::alone)
        return painter.drawLine(QPointF(dot.left(), centre.y()), QPointF(dot.right(), centre.y()));
    painter.drawEllipse(dot);
    if (result != GameResult::tie) return;
    painter.setBrush(other);
    painter.drawPie(dot, 0, 180 * 16);
}

void paint_bar(QPainter& painter, const QRectF& bar, double loss, const Colours& colours) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.track);
    painter.drawRoundedRect(bar, bar_height / 2, bar_height / 2);
    QRectF filled = bar;
    filled.setWidth(std::max(bar_height, bar.width() * std::min(1.0, loss / whole_bar)));
    painter.setBrush(colours.bad);
    if (loss > 0) painter.drawRoundedRect(filled, bar_height / 2, bar_height / 2);
}

} // namespace

void GamesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    QStyleOptionViewItem inner = option;
    if (index.column() == GamesModel::date_column || index.column() == GamesModel::loss_column) {
        if (selected) painter->fillRect(option.rect, option.palette.highlight());
        const int room = index.column() == GamesModel::date_column
                             ? dot_room
                             : option.fontMetrics.averageCharWidth() * bar_characters;
        inner.rect.setLeft(option.rect.left() + FlatHeader::padding + room);
    }
    PaddedDelegate::paint(painter, inner, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double middle = QRectF(option.rect).center().y();
    if (index.column() == GamesModel::date_column) {
        const auto result = static_cast<GameResult>(index.data(GamesModel::result_role).toInt());
        const QPointF centre(option.rect.left() + FlatHeader::padding + dot_radius + 1, middle);
        paint_result(*painter, centre, result, selected ? colours.on_accent : colours.good,
                     selected ? colours.on_accent : colours.muted);
        if (index.data(GamesModel::starred_role).toBool()) {
            painter->setPen(selected ? colours.on_accent : colours.warn);
            painter->drawText(option.rect.adjusted(0, 0, -FlatHeader::padding, 0),
                              Qt::AlignRight | Qt::AlignVCenter, QString(QChar(0x2605)));
        }
    }
    const QVariant loss = index.data(GamesModel::loss_role);
    if (index.column() == GamesModel::loss_column && loss.isValid()) {
        const double width = option.fontMetrics.averageCharWidth() * (bar_characters - 1);
        paint_bar(*painter,
                  {double(option.rect.left() + FlatHeader::padding), middle - bar_height / 2, width,
                   bar_height},
                  loss.toDouble(), colours);
    }
    painter->setPen(colours.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

QSize GamesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = PaddedDelegate::sizeHint(option, index);
    size.setHeight(static_cast<int>(option.fontMetrics.height() * row_lines));
    if (index.column() == GamesModel::date_column)
        size.rwidth() += dot_room + 3 * option.fontMetrics.averageCharWidth();
    if (index.column() == GamesModel::loss_column)
        size.setWidth(option.fontMetrics.averageCharWidth() * (bar_characters + number_characters) +
                      2 * FlatHeader::padding);
    return size;
}

} // namespace app::views::games
