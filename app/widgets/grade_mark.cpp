#include "app/widgets/grade_mark.h"

#include <algorithm>

namespace app::widgets {

using ai::yahtzee::review::Grade;

QColor grade_colour(Grade grade, const Colours& colours) {
    switch (grade) {
    case Grade::fine:
        return colours.good;
    case Grade::inaccuracy:
        return colours.muted;
    case Grade::mistake:
        return colours.warn;
    case Grade::blunder:
        break;
    }
    return colours.bad;
}

QColor loss_colour(Grade grade, const Colours& colours) {
    if (grade == Grade::mistake) return colours.warn_text;
    return grade == Grade::blunder ? colours.bad : colours.muted;
}

void paint_loss_bar(QPainter& painter, const QRectF& track, double share, const Colours& colours,
                    const QColor& track_colour) {
    const double corner = track.height() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(track_colour);
    painter.drawRoundedRect(track, corner, corner);
    QRectF bar = track;
    bar.setWidth(std::max(track.height(), track.width() * share));
    painter.setBrush(colours.bad);
    if (share > 0) painter.drawRoundedRect(bar, corner, corner);
}

void paint_grade(QPainter& painter, const QRectF& square, Grade grade, const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(grade_colour(grade, colours));
    const QPointF middle = square.center();
    switch (grade) {
    case Grade::fine:
        painter.drawEllipse(square.adjusted(0.5, 0.5, -0.5, -0.5));
        break;
    case Grade::inaccuracy:
        painter.drawPolygon(QPolygonF{QPointF(middle.x(), square.top()), square.bottomRight(),
                                      square.bottomLeft()});
        break;
    case Grade::mistake:
        painter.drawPolygon(QPolygonF{
            QPointF(middle.x(), square.top() - 1), QPointF(square.right() + 1, middle.y()),
            QPointF(middle.x(), square.bottom() + 1), QPointF(square.left() - 1, middle.y())});
        break;
    case Grade::blunder:
        painter.drawRect(square);
        break;
    }
    painter.restore();
}

} // namespace app::widgets
