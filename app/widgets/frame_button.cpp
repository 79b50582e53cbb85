#include "app/widgets/frame_button.h"

#include "app/widgets/colours.h"

#include <QKeyEvent>
#include <QPainter>

namespace app::widgets {

namespace {

constexpr double frame_corner = 8; // pixels

} // namespace

FrameButton::FrameButton(const QString& name, const QString& text, QWidget* parent)
    : QAbstractButton(parent) {
    setObjectName(name);
    setText(text);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

void FrameButton::paintFrame(QPainter& painter, bool is_first) const {
    const Colours colours = colours_of(palette());
    const bool is_lively = isEnabled() && (underMouse() || hasFocus());
    painter.setPen(
        QPen(is_lively || is_first ? colours.accent : colours.line, hasFocus() ? 2.2 : 1.2));
    painter.setBrush(is_lively ? colours.tint : colours.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), frame_corner,
                            frame_corner);
}

void FrameButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace app::widgets
