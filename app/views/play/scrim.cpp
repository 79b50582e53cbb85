#include "app/views/play/scrim.h"

#include <QMouseEvent>
#include <QPainter>

namespace app::views::play {

namespace {

constexpr int veil = 184; // opacity, of 255

} // namespace

Scrim::Scrim(const QString& name, QWidget* page) : QWidget(page) { setObjectName(name); }

void Scrim::paintEvent(QPaintEvent*) {
    QColor colour = palette().color(QPalette::Window);
    colour.setAlpha(veil);
    QPainter(this).fillRect(rect(), colour);
}

void Scrim::mousePressEvent(QMouseEvent* event) {
    event->accept();
    Q_EMIT pressed();
}

} // namespace app::views::play
