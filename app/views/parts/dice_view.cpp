#include "app/views/parts/dice_view.h"

#include "app/widgets/colours.h"

#include <QPainter>

#include <algorithm>
#include <bit>

namespace app::views {

using namespace app::widgets;

namespace {

constexpr int roll_milliseconds = 550;
constexpr int face_milliseconds = 60; // each face on the way, so that the eye can follow
// Pixels of a die with the room around it: the die is 56 to 140.
constexpr int smallest_cell = 72;
constexpr int largest_cell = 180;
constexpr double full_turns = 0.9;

constexpr int no_limit = 1000; // pixels of a cell

// Room for the marks above the dice, and for the edge of the table below them.
constexpr int cell_parts = 60;
constexpr int mark_parts = 12;
constexpr int edge_parts = 5;
constexpr int spare_parts = 36; // most that a lane grows where there is room
int mark_room(int cell) { return cell * mark_parts / cell_parts; }

void paint_felt(QPainter& painter, const QRectF& table, double corner, const Colours& colours) {
    QLinearGradient light(table.topLeft(), table.bottomLeft()); // from above
    light.setColorAt(0, colours.felt.lighter(108));
    light.setColorAt(1, colours.felt.darker(108));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(table, corner, corner);
}

} // namespace

unsigned slots_like(unsigned held, core::yahtzee::Action hold, const core::dice::Dice& dice) {
    unsigned nearest = hold.slots();
    for (unsigned slots = 0; slots < 1u << core::dice::dice_count; ++slots)
        if (hold.is_same_choice(core::yahtzee::Action::hold(slots), dice) &&
            std::popcount(slots ^ held) < std::popcount(nearest ^ held))
            nearest = slots;
    return nearest;
}

DiceView::DiceView(QWidget* parent) : QWidget(parent) {
    setObjectName("dice");
    setAccessibleName(tr("Dice"));
    for (std::size_t slot = 0; slot < dice_.size(); ++slot) {
        dice_[slot] = new DieButton(static_cast<int>(slot) + 1, this);
        connect(dice_[slot], &DieButton::clicked, this,
                [this, slot] { Q_EMIT toggled(static_cast<int>(slot)); });
    }
    tumble_.setDuration(roll_milliseconds);
    tumble_.setStartValue(0.0);
    tumble_.setEndValue(1.0);
    tumble_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&tumble_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& part) { tumbleTo(part.toDouble()); });
    connect(&tumble_, &QVariantAnimation::finished, this, &DiceView::finishRolling);
}

void DiceView::showDice(const std::optional<core::dice::Dice>& dice, unsigned rolling,
                        bool animate) {
    tumble_.stop();
    for (std::size_t slot = 0; slot < dice_.size(); ++slot) {
        dice_[slot]->rest();
        dice_[slot]->setFace(dice ? (*dice)[slot] : 0);
    }
    rolling_ = dice && animate ? rolling : 0;
    if (rolling_ == 0) {
        Q_EMIT settled();
        return;
    }
    tumble_.start();
}

void DiceView::finishRolling() {
    tumble_.stop();
    if (rolling_ == 0) return;
    rolling_ = 0;
    for (DieButton* die : dice_) die->rest();
    Q_EMIT settled();
}

void DiceView::tumbleTo(double part) {
    const int still_to_come = (roll_milliseconds - tumble_.currentTime()) / face_milliseconds;
    for (std::size_t slot = 0; slot < dice_.size(); ++slot) {
        if ((rolling_ >> slot & 1u) == 0) continue;
        const double direction = slot % 2 == 0 ? 1 : -1;
        const double degrees = direction * (part - 1) * 360 * full_turns;
        const int face = (dice_[slot]->face() + still_to_come * (static_cast<int>(slot) + 1)) %
                             core::dice::face_count +
                         1;
        dice_[slot]->setTumble(still_to_come == 0 ? dice_[slot]->face() : face, degrees);
    }
}

void DiceView::setHeld(unsigned slots, bool can_change) {
    for (std::size_t slot = 0; slot < dice_.size(); ++slot) {
        dice_[slot]->setChecked((slots >> slot & 1u) != 0);
        dice_[slot]->setEnabled(can_change);
    }
    place();
}

void DiceView::setMarked(unsigned slots) {
    for (std::size_t slot = 0; slot < dice_.size(); ++slot)
        dice_[slot]->setMarked((slots >> slot & 1u) != 0);
    update();
}

void DiceView::setPast(bool past) {
    for (DieButton* die : dice_) die->setPast(past);
}

void DiceView::setTray(Tray tray) {
    if (tray == tray_) return;
    tray_ = tray;
    updateGeometry();
    place();
}

void DiceView::setLarge(bool large) {
    is_large_ = large;
    place();
}

int DiceView::cellIn(int width) const {
    return std::clamp(width / core::dice::dice_count, smallest_cell,
                      is_large_ ? no_limit : largest_cell);
}

int DiceView::cellIn(const QSize& room) const {
    const int by_height =
        room.height() * cell_parts / (cell_parts * lanes() + mark_parts + edge_parts);
    return std::min(cellIn(room.width()), std::max(by_height, smallest_cell));
}

int DiceView::spare() const {
    const int size = cellIn(this->size());
    return std::clamp((height() - heightForCell(size)) / lanes(), 0,
                      size * spare_parts / cell_parts);
}

QRect DiceView::lane(bool held) const {
    const int size = cellIn(this->size());
    const int wide = size * core::dice::dice_count;
    const int high = size + spare();
    return {(width() - wide) / 2, mark_room(size) + (held ? high : 0), wide, high};
}

void DiceView::place() {
    const int size = cellIn(this->size());
    for (std::size_t slot = 0; slot < dice_.size(); ++slot) {
        const QRect in = lane(dice_[slot]->isChecked());
        dice_[slot]->setGeometry(in.left() + static_cast<int>(slot) * size,
                                 in.top() + (in.height() - size) / 2, size, size);
    }
    update();
}

void DiceView::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int size = cellIn(this->size());
    paint_felt(painter, table(), size * 0.2, colours);
    if (tray_ != Tray::none) paintTray(painter, colours, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.mark);
    for (const DieButton* die : dice_) {
        if (!die->isMarked()) continue;
        const double wide = size * 0.34;
        const double high = std::max(3.0, size * 0.055);
        const QPointF middle(die->geometry().center().x(),
                             lane(false).top() + spare() * 0.5 - size * 0.03);
        painter.drawRoundedRect(QRectF(middle - QPointF(wide, high) / 2, QSizeF(wide, high)),
                                high / 2, high / 2);
    }
}

void DiceView::paintTray(QPainter& painter, const Colours& colours, int size) const {
    const double inset = size * 0.035;
    const QRectF tray(table().left() + inset, lane(true).top(), table().width() - 2 * inset,
                      lane(true).height());
    QColor deep(Qt::black);
    deep.setAlphaF(tray_ == Tray::dim ? 0.08F : 0.22F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(deep);
    painter.drawRoundedRect(tray, size * 0.18, size * 0.18);
    if (tray_ == Tray::dim || std::ranges::any_of(dice_, &DieButton::isChecked)) return;
    painter.setPen(colours.on_felt);
    painter.drawText(tray, Qt::AlignCenter, tr("kept"));
}

QRect DiceView::table() const {
    const int size = cellIn(this->size());
    const int more = size / 8; // wider than the dice, where there is room
    const QRect dice = lane(false);
    return QRect(dice.left() - more, 0, dice.width() + 2 * more,
                 heightForCell(size) + lanes() * spare()) &
           rect();
}

int DiceView::heightForCell(int size) const {
    return lanes() * size + mark_room(size) + size * edge_parts / cell_parts;
}

int DiceView::greatestHeight(int width) const {
    return heightForWidth(width) + lanes() * (cellIn(width) * spare_parts / cell_parts);
}

QSize DiceView::sizeHint() const {
    const int width = core::dice::dice_count * largest_cell / 2;
    return {width, heightForWidth(width)};
}

QSize DiceView::minimumSizeHint() const {
    const int width = core::dice::dice_count * smallest_cell;
    return {width, heightForWidth(width)};
}

} // namespace app::views
