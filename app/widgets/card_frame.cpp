#include "app/widgets/card_frame.h"

#include "app/widgets/colours.h"
#include "app/widgets/text_label.h"

#include <QPainter>

namespace app::widgets {

namespace {

constexpr double card_corner = 9;    // pixels
constexpr double heading_size = 1.1; // of the usual text

} // namespace

CardFrame::CardFrame(QWidget* parent) : QWidget(parent) {}

QVBoxLayout* CardFrame::begin(const QString& heading, QWidget* beside) {
    QLabel* label = make_text_label({}, heading_size, true, this);
    label->setText(heading);
    label->setWordWrap(false);
    label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* head = new QHBoxLayout;
    head->addWidget(label, 1);
    if (beside) head->addWidget(beside);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(padding + 4, 10, padding + 4, padding);
    column->setSpacing(8);
    column->addLayout(head);
    return column;
}

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
