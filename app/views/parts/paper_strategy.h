// The page of the basic strategy, on paper and as text: the rules in the order of use, each with
// its step and dice as a picture, then the worths of the boxes. Whole, or the page of a player who
// knows the first steps only.

#pragma once

#include <QPagedPaintDevice>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace app::views {

// To read, in Markdown. Of the steps 1 to `known`.
QString strategy_text(int known);

// Dice that a step is for, as signs; empty: any. See widgets::paint_words().
QString pattern_signs(int step);

// False if a line is too long for its room; nothing is elided then.
bool paint_strategy(QPainter& painter, const QRectF& page, int known);

// One page. False if the device can't be painted on.
bool print_strategy(QPagedPaintDevice& device, int known);

} // namespace app::views
