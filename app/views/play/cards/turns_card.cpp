#include "app/views/play/cards/turns_card.h"

#include "app/session/table_setup.h"
#include "app/text/words.h"
#include "app/widgets/dice/die_painter.h"
#include "app/widgets/text_label.h"

#include <QCoreApplication>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace app::views::play {

using namespace app::widgets;
using namespace app::text;

namespace {

struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(TurnsCard)
};

constexpr double row_lines = 1.5;   // heights in lines of text
constexpr double low_lines = 1.1;   // the same, of many rows
constexpr double die_pitch = 1.2;   // in lines of text, at most
constexpr double least_pitch = 0.7; // the same
constexpr double die_share = 0.88;  // of the pitch, and of the height of a row at most
constexpr double name_share = 0.27; // of the width, at most
constexpr int wheel_per_row = 40;   // a third of a notch, in eighths of a degree

} // namespace

TurnsCard::TurnsCard(QWidget* parent)
    : CardFrame(parent), bar_(new QScrollBar(Qt::Vertical, this)) {
    setObjectName("turnsCard");
    setAccessibleName(TurnWords::tr("Turns played"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    bar_->setAccessibleName(accessibleName());
    connect(bar_, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
}

void TurnsCard::show(const session::GameSession& session) {
    const auto& timeline = session.timeline();
    const auto& states = timeline.states();
    const auto names = session::names(session.record());
    const std::vector<Turn> shown = std::exchange(turns_, {});
    QStringList spoken;
    for (std::size_t moment = timeline.at(); moment-- > 0;) {
        const auto action = timeline.action_at(moment);
        if (!action || !action->is_score()) continue;
        const auto& game = states[moment];
        const auto seat = static_cast<std::size_t>(game.mover());
        const QString name = shown_name(names[seat]);
        const auto roll = core::dice::Roll::of(game.dice());
        turns_.push_back({core::yahtzee::notation::is_person(session.record().players[seat]), name,
                          roll.sorted(), box_title(action->box()),
                          scored_text(game, action->box())});
        spoken << action_text(names[seat], game, *action);
    }
    setAccessibleDescription(spoken.join(". "));
    if (turns_ != shown) bar_->setValue(0);
    updateGeometry();
    fit();
}

int TurnsCard::rowHeight() const {
    const double line = fontMetrics().lineSpacing();
    const double room = (height() - 2.0 * padding) / (1 + static_cast<int>(turns_.size()));
    return static_cast<int>(std::clamp(room, line * low_lines, line * row_lines));
}

QSize TurnsCard::sizeHint() const {
    const auto row = static_cast<int>(fontMetrics().lineSpacing() * row_lines);
    return {200, 2 * padding + row * (1 + static_cast<int>(turns_.size()))};
}

void TurnsCard::fit() {
    const int rows = shownRows();
    const int hidden = std::max(0, static_cast<int>(turns_.size()) - std::max(1, rows));
    bar_->setRange(0, hidden);
    bar_->setPageStep(std::max(1, rows));
    bar_->setVisible(hidden > 0 && rows > 0);
    const int wide = bar_->sizeHint().width();
    const int top = padding + rowHeight();
    bar_->setGeometry(width() - wide - 2, top, wide, std::max(0, height() - top - padding));
    update();
}

void TurnsCard::resizeEvent(QResizeEvent* event) {
    CardFrame::resizeEvent(event);
    fit();
}

// Touchpads send small parts of a row.
void TurnsCard::wheelEvent(QWheelEvent* event) {
    if (bar_->isHidden()) return CardFrame::wheelEvent(event);
    wheel_ += event->angleDelta().y();
    bar_->setValue(bar_->value() - wheel_ / wheel_per_row);
    wheel_ %= wheel_per_row;
}

void TurnsCard::changeEvent(QEvent* event) {
    CardFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) fit();
}

// In a narrow card the dice shrink before a box is cut.
TurnsCard::Columns TurnsCard::columns(double width) const {
    const double line = fontMetrics().lineSpacing();
    int names = 0; // pixels
    int boxes = 0;
    int points = fontMetrics().horizontalAdvance("888");
    for (const Turn& turn : turns_) {
        names = std::max(names, fontMetrics().horizontalAdvance(turn.name) + 1);
        boxes = std::max(boxes, fontMetrics().horizontalAdvance(turn.box) + 1);
        points = std::max(points, fontMetrics().horizontalAdvance(turn.points));
    }
    names = std::min(names, static_cast<int>(width * name_share));
    points += static_cast<int>(line / 2); // a gap
    const double dice = names + line / 2;
    const double spare = width - dice - line / 2 - boxes - points;
    const double pitch =
        std::clamp(spare / core::dice::dice_count, line * least_pitch, line * die_pitch);
    return {names, dice, pitch, dice + core::dice::dice_count * pitch + line / 2, points};
}

void TurnsCard::paintEvent(QPaintEvent* event) {
    const int rows = shownRows();
    if (rows < 1) return;
    CardFrame::paintEvent(event);
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int beside = bar_->isHidden() ? 0 : bar_->width();
    QRectF row(padding, padding, width() - 2.0 * padding - beside, rowHeight());
    painter.setFont(bold_of(font()));
    painter.setPen(colours.text);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, accessibleName());
    painter.setFont(font());
    const Columns all = columns(row.width());
    const auto first = static_cast<std::size_t>(bar_->value());
    const std::size_t end = std::min(turns_.size(), first + static_cast<std::size_t>(rows));
    for (std::size_t at = first; at < end; ++at) {
        row.translate(0, rowHeight());
        paintTurn(painter, row, turns_[at], all, colours);
    }
}

void TurnsCard::paintTurn(QPainter& painter, const QRectF& row, const Turn& turn,
                          const Columns& columns, const Colours& colours) const {
    painter.setPen(turn.is_persons ? colours.text : colours.muted);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(turn.name, Qt::ElideRight, columns.name));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, turn.points);
    const double room = row.width() - columns.box - columns.points;
    painter.drawText(row.adjusted(columns.box, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(turn.box, Qt::ElideRight, int(room)));
    const double die = die_share * std::min(columns.pitch, row.height());
    for (int slot = 0; slot < core::dice::dice_count; ++slot)
        paint_die(painter,
                  QRectF(row.left() + columns.dice + slot * columns.pitch,
                         row.center().y() - die / 2, die, die),
                  turn.dice[static_cast<std::size_t>(slot)], colours);
}

} // namespace app::views::play
