// The page of the basic strategy on paper: the rules in the order of use, each with its step and
// dice as a picture, then the worths of the boxes.

#pragma once

#include <QPagedPaintDevice>
#include <QPainter>
#include <QRectF>

namespace app::views {

// False if a line is too long for its room; nothing is elided then.
bool paint_strategy(QPainter& painter, const QRectF& page);

// One page. False if the device can't be painted on.
bool print_strategy(QPagedPaintDevice& device);

} // namespace app::views
