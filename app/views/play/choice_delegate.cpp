#include "app/views/play/choice_delegate.h"

#include "app/widgets/dice/die_painter.h"

#include <QPainter>

namespace app::views::play {

using namespace app::models;
using namespace app::widgets;

namespace {

constexpr double row_lines = 1.6;  // height in lines of text
constexpr int side_padding = 6;    // pixels
constexpr double die_share = 0.68; // of the height of a row
constexpr double die_step = 1.16;  // sides from die to die
constexpr double bar_share = 0.3;  // of the height of a row

QFont bold_of(QFont font) {
    font.setBold(true);
    return font;
}

} // namespace

ChoiceDelegate::ChoiceDelegate(const ChoicesModel& choices, QObject* parent)
    : QStyledItemDelegate(parent), choices_(choices) {}

int ChoiceDelegate::rowHeight(const QFont& font) {
    return static_cast<int>(QFontMetrics(font).height() * row_lines);
}

int ChoiceDelegate::widestKeep(const QFont& font) {
    return static_cast<int>(rowHeight(font) * die_share * die_step * (core::dice::dice_count - 1)) +
           2 * side_padding;
}

int ChoiceDelegate::lossNumberWidth(const QFont& font) {
    return QFontMetrics(bold_of(font)).horizontalAdvance("−88.88") + side_padding;
}

QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(bold_of(option.font));
    return {metrics.horizontalAdvance(index.data().toString()) + 2 * side_padding,
            rowHeight(option.font)};
}

void ChoiceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    const bool is_selected = (option.state & QStyle::State_Selected) != 0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (is_selected || choices_.isOwn(index.row())) painter->fillRect(option.rect, colours.tint);
    if (choices_.isOwn(index.row()) && index.column() == ChoicesModel::choice_column)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                          colours.accent);
    const QRect inner = option.rect.adjusted(side_padding, 0, -side_padding, 0);
    painter->setClipRect(option.rect);
    painter->setFont(index.row() == 0 ? bold_of(option.font) : option.font);
    painter->setPen(colours.text);
    if (index.column() == ChoicesModel::choice_column) {
        paintChoice(*painter, inner, index, colours);
    } else if (index.column() == ChoicesModel::loss_column) {
        paintLoss(*painter, inner, index, colours, is_selected);
    } else {
        if (index.column() != choices_.rankingColumn()) painter->setPen(colours.muted);
        painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                          index.data().toString());
    }
    painter->restore();
}

void ChoiceDelegate::paintChoice(QPainter& painter, const QRect& inner, const QModelIndex& index,
                                 const Colours& colours) const {
    const auto action = choices_.action(index.row());
    const auto keep =
        action->is_hold() ? action->keep(choices_.advice()->game.dice()) : core::dice::Keep();
    const double side = inner.height() * die_share;
    double left = inner.left() + 2;
    for (int face = 1; face <= core::dice::face_count; ++face)
        for (int i = 0; i < keep.count(face); ++i) {
            paint_die(painter, QRectF(left, QRectF(inner).center().y() - side / 2, side, side),
                      face, colours);
            left += side * die_step;
        }
    QString words = keep.size() > 0 ? QString() : index.data().toString();
    if (choices_.isOwn(index.row()))
        words = words.isEmpty() ? tr("yours") : tr("%1, yours").arg(words);
    const QRect rest(static_cast<int>(left) + (keep.size() > 0 ? 4 : 0), inner.top(),
                     inner.right() - static_cast<int>(left) - 2, inner.height());
    if (keep.size() > 0) painter.setPen(colours.accent);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, rest.width()));
}

void ChoiceDelegate::paintLoss(QPainter& painter, const QRect& inner, const QModelIndex& index,
                               const Colours& colours, bool is_selected) const {
    const int number = lossNumberWidth(painter.font());
    const double height = inner.height() * bar_share;
    QRectF track(inner.left(), inner.center().y() - height / 2, inner.width() - number, height);
    if (track.width() > 12) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(is_selected ? colours.base : colours.track);
        painter.drawRoundedRect(track, height / 2, height / 2);
        const double share = std::min(1.0, choices_.lossNumber(index.row()) / full_loss_);
        track.setWidth(std::max(share > 0 ? height : 0.0, track.width() * share));
        painter.setBrush(colours.bad);
        if (share > 0) painter.drawRoundedRect(track, height / 2, height / 2);
    }
    painter.setPen(choices_.lossNumber(index.row()) <= 0 ? colours.good : colours.text);
    painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                     index.data().toString());
}

} // namespace app::views::play
