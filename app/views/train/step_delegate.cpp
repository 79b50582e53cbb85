#include "app/views/train/step_delegate.h"

#include "app/models/steps_model.h"
#include "app/text/words.h"
#include "app/views/parts/paper_strategy.h"
#include "app/widgets/dice/dice_words.h"
#include "app/widgets/grade_mark.h"
#include "app/widgets/text_label.h"
#include "core/dice/keep.h"

#include <QListView>
#include <QPainter>

#include <algorithm>

namespace app::views::train {

using namespace app::models;
using namespace app::widgets;

namespace {

constexpr double step_lines = 0.75;   // height above and below the text, in lines of it
constexpr double step_bar_height = 8; // pixels
constexpr double step_bar_width = 58;
constexpr double narrow_bar_width = 40; // without dice, for the words
constexpr double step_gap = 10;
constexpr double ring_width = 2.5; // pixels
constexpr double step_number_width = 26;
constexpr int letters_with_dice = 68; // least width of a row with the dice of its step

// The parts of a row.
struct StepRow {
    QRectF number, dice, title, track, mark;

    StepRow(const QRectF& row, const QFont& font, bool has_bar) {
        const QRectF inside = row.adjusted(4, 0, -8, 0);
        const QFontMetrics metrics(bold_of(font));
        const double mark_width =
            std::max({18, metrics.horizontalAdvance(StepDelegate::tr("now")) + 4,
                      metrics.horizontalAdvance(StepDelegate::tr("due")) + 4});
        mark = QRectF(inside.right() - mark_width, inside.top(), mark_width, inside.height());
        // In a narrow list the words alone.
        const bool has_dice = row.width() > metrics.averageCharWidth() * letters_with_dice;
        const double bar = has_dice ? step_bar_width : narrow_bar_width;
        track = QRectF(mark.left() - step_gap - bar, inside.center().y() - step_bar_height / 2, bar,
                       step_bar_height);
        number = QRectF(inside.left(), inside.top(), step_number_width, inside.height());
        const double side = metrics.height();
        dice =
            QRectF(number.right() + step_gap, inside.top(),
                   has_dice ? words_width(metrics,
                                          QString(core::dice::dice_count, text::die_sign(1)), side)
                            : 0,
                   inside.height());
        const double left = dice.right() + (has_dice ? step_gap : 0);
        const double right = has_bar ? track.left() : mark.left();
        title = QRectF(left, inside.top(), right - step_gap - left, inside.height());
    }
};

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

// As wide as the list; the text, of the step that is being learned in bold, in as many lines as it
// needs.
QSize StepDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int width = static_cast<const QListView*>(parent())->viewport()->width();
    QFont font = option.font;
    font.setBold(index.data(StepsModel::is_now_role).toBool());
    const bool has_bar = index.data(StepsModel::share_role).toDouble() > 0;
    const StepRow row(QRectF(0, 0, width, 0), option.font, has_bar);
    const QRect room(0, 0, static_cast<int>(row.title.width()), 1000);
    const int height =
        QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, index.data().toString()).height();
    return {200, height + static_cast<int>(option.fontMetrics.lineSpacing() * step_lines)};
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
    const double share = index.data(StepsModel::share_role).toDouble();
    const auto& [number, dice, title, track, mark] =
        StepRow(QRectF(option.rect), option.font, share > 0);
    QFont font = option.font;
    font.setBold(is_now);
    const QFont bold = bold_of(option.font);
    painter->setFont(bold);
    painter->setPen(colours.muted);
    painter->drawText(number, Qt::AlignCenter, index.data(StepsModel::number_role).toString());
    const double memory = index.data(StepsModel::memory_role).toDouble();
    if (state != session::StepState::learned && memory > 0) { // how far practice has got
        QRectF ring(0, 0, step_number_width, step_number_width);
        ring.moveCenter(number.center());
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(colours.track, ring_width));
        painter->drawEllipse(ring);
        painter->setPen(QPen(colours.good, ring_width));
        painter->drawArc(ring, 90 * 16, static_cast<int>(-360 * 16 * memory));
    }
    if (dice.width() > 0)
        paint_words(*painter, dice, pattern_signs(index.data(StepsModel::number_role).toInt()),
                    option.fontMetrics.height(), colours);
    painter->setFont(font);
    painter->setPen(state == session::StepState::later ? colours.muted : colours.text);
    painter->drawText(title, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                      index.data().toString());
    if (share > 0) paint_loss_bar(*painter, track, share, colours, colours.track);
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
