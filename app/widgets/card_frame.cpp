#include "app/widgets/card_frame.h"

#include "app/widgets/colours.h"

#include <QPainter>

namespace app::widgets {

namespace {

constexpr double card_corner = 9; // pixels

} // namespace

CardFrame::CardFrame(QWidget* parent) : QWidget(parent) {}

void CardFrame::setMarked(bool marked) {
    is_marked_ = marked;
    update();
}

void CardFrame::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(is_marked_ ? colours.accent : colours.line, is_marked_ ? 1.6 : 1));
    painter.setBrush(colours.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), card_corner, card_corner);
}

} // namespace app::widgets
