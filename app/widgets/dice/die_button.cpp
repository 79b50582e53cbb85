#include "app/widgets/dice/die_button.h"

#include "app/widgets/dice/die_painter.h"

#include <QKeyEvent>
#include <QPainter>

namespace app::widgets {

namespace {

constexpr double past_opacity = 0.4;

} // namespace

DieButton::DieButton(int number, QWidget* parent) : QAbstractButton(parent), number_(number) {
    setObjectName(QString("die%1").arg(number));
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus); // keys 1 to 5 work everywhere
    setAttribute(Qt::WA_Hover);
    describe();
}

void DieButton::setFace(int face) {
    face_ = face;
    describe();
    update();
}

void DieButton::setPast(bool past) {
    if (past == is_past_) return;
    is_past_ = past;
    update();
}

void DieButton::setMarked(bool marked) {
    if (marked == marked_) return;
    marked_ = marked;
    describe();
    update();
}

void DieButton::setTumble(int face, double degrees) {
    tumbling_face_ = face;
    degrees_ = degrees;
    update();
}

void DieButton::checkStateSet() {
    QAbstractButton::checkStateSet();
    describe();
}

void DieButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void DieButton::describe() {
    QString text = face_ == 0 ? tr("Die %1: not rolled yet").arg(number_)
                              : tr("Die %1: %2").arg(number_).arg(face_);
    if (face_ != 0 && isChecked()) text += tr(", kept");
    if (marked_) text += tr(", the best choice keeps it");
    if (text != accessibleName()) setAccessibleName(text); // else Qt 6.4 announces it all the same
    setToolTip(isEnabled() && face_ != 0 ? tr("Keep or let go (%1)").arg(number_) : QString());
}

void DieButton::paintEvent(QPaintEvent*) {
    Colours colours = colours_of(palette());
    colours.line = colours.on_felt; // of a die that isn't rolled yet
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(width(), height()) * body_share;
    painter.translate(QRectF(rect()).center());
    painter.rotate(degrees_);
    const QRectF square(-side / 2, -side / 2, side, side);
    const bool at_rest = tumbling_face_ == 0;
    if (at_rest && face_ != 0 && (isChecked() || (isEnabled() && underMouse()))) {
        const double gap = side * 0.05;
        QColor ring = colours.on_felt;
        if (!isChecked()) ring.setAlphaF(0.5F);
        painter.setPen(QPen(ring, std::max(1.5, side * 0.045)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(square.adjusted(-gap, -gap, gap, gap), side * 0.25, side * 0.25);
    }
    if (hasFocus()) {
        const double gap = side * 0.12;
        painter.setPen(QPen(colours.on_felt, 1.5, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(square.adjusted(-gap, -gap, gap, gap), side * 0.28, side * 0.28);
    }
    if (is_past_ && face_ != 0) painter.setOpacity(past_opacity);
    paint_die(painter, square, at_rest ? face_ : tumbling_face_, colours);
}

} // namespace app::widgets
