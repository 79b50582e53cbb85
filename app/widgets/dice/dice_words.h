// A line of words in which signs for dice, U+2680 to U+2685, are painted as pictures.

#pragma once

#include "app/widgets/colours.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QString>
#include <QWidget>

namespace app::widgets {

// The side of a die among words, in pixels: larger in a wide window.
int small_die_side(const QWidget* in);

// The line with digits for the dice, to be spoken: "keep 4 4".
QString spoken_words(const QString& words);

// The greatest side of dice, up to `side`, with which the line takes no more than `width` pixels.
double fitting_side(const QFontMetricsF& metrics, const QString& words, double width, double side);

// The width of the line, in pixels.
double words_width(const QFontMetricsF& metrics, const QString& words, double side);

// Paints the line from the left, with the painter's pen and font. Where there is too little room
// the dice shrink first, then the words are elided. Returns the right end of the line.
double paint_words(QPainter& painter, const QRectF& in, const QString& words, double side,
                   const Colours& colours);

} // namespace app::widgets
