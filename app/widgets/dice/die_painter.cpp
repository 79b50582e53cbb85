#include "app/widgets/dice/die_painter.h"

namespace app::widgets {

namespace {

constexpr double die_corner = 0.2;    // of the side
constexpr double shadow_share = 0.03; // of the side, beside and twice that below the cube
constexpr double pip_radius = 0.088;
constexpr double pip_distance = 0.255; // from the centre, along each side

void paint_pips(QPainter& painter, const QRectF& square, int face) {
    const double side = square.height();
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
    const double shadow = shadow_share * side;
    const QRectF cube = body.adjusted(shadow, 0, -shadow, -2 * shadow);
    painter.setPen(Qt::NoPen);
    for (const double depth : {2.0, 1.0}) { // soft: two layers
        QColor dark(Qt::black);
        dark.setAlphaF(depth > 1 ? 0.08F : 0.16F);
        painter.setBrush(dark);
        painter.drawRoundedRect(cube.translated(0, depth * shadow), die_corner * side,
                                die_corner * side);
    }
    QLinearGradient light(cube.topLeft(), cube.bottomLeft()); // from above
    light.setColorAt(0, colours.die.lighter(103));
    light.setColorAt(1, colours.die.darker(108));
    painter.setBrush(light);
    painter.setPen(QPen(colours.die_edge, edge));
    painter.drawRoundedRect(cube, die_corner * side, die_corner * side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.pip);
    paint_pips(painter, cube, face);
}

} // namespace app::widgets
