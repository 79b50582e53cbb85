#include "app/views/train/step_delegate.h"

#include "app/models/steps_model.h"
#include "app/widgets/colours.h"

#include <QPainter>

#include <algorithm>

namespace app::views::train {

using namespace app::models;
using namespace app::widgets;

namespace {

constexpr double step_lines = 1.75;   // height in lines of text
constexpr double step_bar_height = 8; // pixels
constexpr double step_bar_width = 58;
constexpr double step_gap = 10;
constexpr double step_number_width = 26;

} // namespace

void paint_tick(QPainter& painter, const QRectF& square, const QColor& colour) {
    const double side = std::min(square.width(), square.height());
    const QPointF centre = square.center();
    painter.setPen(QPen(colour, side / 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygonF({centre + QPointF(-0.42, 0.02) * side, centre + QPointF(-0.12, 0.32) * side,
                   centre + QPointF(0.45, -0.3) * side}));
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {200, static_cast<int>(option.fontMetrics.lineSpacing() * step_lines)};
}

void StepDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    const bool is_now = index.data(StepsModel::is_now_role).toBool();
    const auto state = static_cast<session::StepState>(index.data(StepsModel::state_role).toInt());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool is_current = option.state & QStyle::State_HasFocus;
    if (is_now || is_current || (option.state & QStyle::State_MouseOver)) {
        painter->setPen(is_now || is_current ? QPen(colours.accent, 1.4) : QPen(Qt::NoPen));
        painter->setBrush(colours.tint);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
    }
    const QRectF inside = QRectF(option.rect).adjusted(4, 0, -8, 0);
    QFont font = option.font;
    font.setBold(is_now);
    QFont bold = option.font;
    bold.setBold(true);
    const QFontMetrics metrics(font);
    const double mark_width = std::max(18, QFontMetrics(bold).horizontalAdvance(tr("now")) + 4);
    const QRectF mark(inside.right() - mark_width, inside.top(), mark_width, inside.height());
    const QRectF track(mark.left() - step_gap - step_bar_width,
                       inside.center().y() - step_bar_height / 2, step_bar_width, step_bar_height);
    const QRectF number(inside.left(), inside.top(), step_number_width, inside.height());
    const QRectF title(number.right() + step_gap, inside.top(),
                       track.left() - 2 * step_gap - number.right(), inside.height());
    painter->setFont(bold);
    painter->setPen(colours.muted);
    painter->drawText(number, Qt::AlignRight | Qt::AlignVCenter,
                      index.data(StepsModel::number_role).toString());
    painter->setFont(font);
    painter->setPen(state == session::StepState::later ? colours.muted : colours.text);
    painter->drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(index.data().toString(), Qt::ElideRight,
                                         static_cast<int>(title.width())));
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours.track);
    painter->drawRoundedRect(track, step_bar_height / 2, step_bar_height / 2);
    const double share = index.data(StepsModel::share_role).toDouble();
    QRectF bar = track;
    bar.setWidth(std::max(step_bar_height, track.width() * share));
    painter->setBrush(colours.bad);
    if (share > 0) painter->drawRoundedRect(bar, step_bar_height / 2, step_bar_height / 2);
    painter->setFont(bold);
    painter->setPen(colours.accent);
    if (is_now)
        painter->drawText(mark, Qt::AlignRight | Qt::AlignVCenter, tr("now"));
    else if (index.data(StepsModel::is_due_role).toBool())
        painter->drawText(mark, Qt::AlignRight | Qt::AlignVCenter, tr("due"));
    else if (state == session::StepState::learned)
        paint_tick(*painter, QRectF(mark.right() - 16, mark.center().y() - 8, 16, 16),
                   colours.good);
    painter->restore();
}

} // namespace app::views::train
