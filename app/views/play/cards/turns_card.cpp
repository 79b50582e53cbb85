#include "app/views/play/cards/turns_card.h"

#include "app/session/table_setup.h"
#include "app/text/words.h"
#include "app/widgets/dice/die_painter.h"
#include "app/widgets/text_label.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace app::views::play {

using namespace app::widgets;
using namespace app::text;

namespace {

struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(TurnsCard)
};

constexpr double row_lines = 1.5;   // heights in lines of text
constexpr double die_pitch = 1.2;   // in lines of text, at most
constexpr double least_pitch = 0.7; // the same
constexpr double die_share = 0.88;  // of the pitch
constexpr double name_share = 0.27; // of the width, at most

} // namespace

TurnsCard::TurnsCard(QWidget* parent) : CardFrame(parent) {
    setObjectName("turnsCard");
    setAccessibleName(TurnWords::tr("Turns played"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void TurnsCard::show(const session::GameSession& session) {
    const auto& timeline = session.timeline();
    const auto& states = timeline.states();
    const auto names = session::names(session.record());
    turns_.clear();
    QStringList spoken;
    for (std::size_t moment = timeline.at(); moment-- > 0;) {
        const auto action = timeline.action_at(moment);
        if (!action || !action->is_score()) continue;
        const auto& game = states[moment];
        const auto seat = static_cast<std::size_t>(game.mover());
        const QString name = shown_name(names[seat]);
        const auto roll = core::dice::Roll::of(game.dice());
        const int points = game.card(game.mover()).gain(game.rules(), roll, action->box());
        turns_.push_back({core::yahtzee::notation::is_person(session.record().players[seat]), name,
                          roll.sorted(), box_title(action->box()), points});
        spoken << action_text(names[seat], game, *action);
    }
    setAccessibleDescription(spoken.join(". "));
    updateGeometry();
    update();
}

int TurnsCard::rowHeight() const {
    return static_cast<int>(fontMetrics().lineSpacing() * row_lines);
}

QSize TurnsCard::sizeHint() const {
    return {200, 2 * padding + rowHeight() * (1 + static_cast<int>(turns_.size()))};
}

// Rows for which the height does not suffice are left out, the oldest first.
void TurnsCard::paintEvent(QPaintEvent* event) {
    const int rows = (height() - 2 * padding) / rowHeight() - 1; // below the title
    if (rows < 1) return;
    CardFrame::paintEvent(event);
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF row(padding, padding, width() - 2.0 * padding, rowHeight());
    painter.setFont(bold_of(font()));
    painter.setPen(colours.text);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, accessibleName());
    painter.setFont(font());
    const double line = fontMetrics().lineSpacing();
    int named = 0; // pixels of the names
    for (const Turn& turn : turns_)
        named = std::max(named, fontMetrics().horizontalAdvance(turn.name) + 1);
    named = std::min(named, static_cast<int>(row.width() * name_share));
    const double name = named + line / 2;
    // In a narrow card the dice shrink before a box is cut.
    int boxes = fontMetrics().horizontalAdvance("888");
    for (const Turn& turn : turns_)
        boxes = std::max(boxes, fontMetrics().horizontalAdvance(turn.box + "888") + 1);
    const double spare = row.width() - name - line / 2 - boxes;
    const double pitch =
        std::clamp(spare / core::dice::dice_count, line * least_pitch, line * die_pitch);
    const double die = pitch * die_share;
    const double box = name + core::dice::dice_count * pitch + line / 2;
    for (std::size_t at = 0; at < std::min(turns_.size(), static_cast<std::size_t>(rows)); ++at) {
        const Turn& turn = turns_[at];
        row.translate(0, rowHeight());
        painter.setPen(turn.is_persons ? colours.text : colours.muted);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(turn.name, Qt::ElideRight, named));
        const QString points = QString::number(turn.points);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, points);
        const double room = row.width() - box - fontMetrics().horizontalAdvance("888");
        painter.drawText(row.adjusted(box, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(turn.box, Qt::ElideRight, int(room)));
        for (int slot = 0; slot < core::dice::dice_count; ++slot)
            paint_die(
                painter,
                QRectF(row.left() + name + slot * pitch, row.center().y() - die / 2, die, die),
                turn.dice[static_cast<std::size_t>(slot)], colours);
    }
}

} // namespace app::views::play
