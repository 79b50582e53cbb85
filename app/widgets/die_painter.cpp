#include "app/widgets/die_painter.h"

namespace app::widgets {

namespace {

constexpr double die_corner = 0.2; // of the side
constexpr double pip_radius = 0.088;
constexpr double pip_distance = 0.255; // from the centre, along each side

void paint_pips(QPainter& painter, const QRectF& square, int face) {
    const double side = square.width();
    const auto pip = [&](int column, int row) {
        painter.drawEllipse(square.center() + QPointF(column, row) * (pip_distance * side),
                            pip_radius * side, pip_radius * side);
    };
    if (face % 2 == 1) pip(0, 0);
    if (face >= 2) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (face >= 4) {
        pip(1, -1);
        pip(-1, 1);
    }
    if (face == 6) {
        pip(-1, 0);
        pip(1, 0);
    }
}

} // namespace

void paint_die(QPainter& painter, const QRectF& square, int face, const Colours& colours) {
    const double side = square.width();
    const double edge = std::max(1.0, side * 0.022);
    const QRectF body = square.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    painter.setRenderHint(QPainter::Antialiasing);
    if (face == 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.line, edge));
        painter.drawRoundedRect(body, die_corner * side, die_corner * side);
        return;
    }
    painter.setBrush(colours.die);
    painter.setPen(QPen(colours.die_edge, edge));
    painter.drawRoundedRect(body, die_corner * side, die_corner * side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.pip);
    paint_pips(painter, square, face);
}

} // namespace app::widgets
