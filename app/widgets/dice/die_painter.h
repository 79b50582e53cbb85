// A die as a vector drawing, lit from above with a soft shadow: sharp at any size and scale.

#pragma once

#include "app/widgets/colours.h"

#include <QPainter>
#include <QRectF>

namespace app::widgets {

// `face` 1 to 6; 0: a place where no die lies yet. The die fills the square.
void paint_die(QPainter& painter, const QRectF& square, int face, const Colours& colours);

} // namespace app::widgets
