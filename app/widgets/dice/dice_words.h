// A line of words in which signs for dice, U+2680 to U+2685, are painted as pictures.

#pragma once

#include "app/widgets/colours.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QString>
#include <QWidget>

namespace app::widgets {

// Of a die among words, pixels: larger in a wide window.
int small_die_side(const QWidget* in);

double words_width(const QFontMetricsF& metrics, const QString& words, double side);

// From the left, with the painter's pen and font. Where there is too little room the dice shrink
// first, then the words are elided. Returns where the line ends.
double paint_words(QPainter& painter, const QRectF& in, const QString& words, double side,
                   const Colours& colours);

} // namespace app::widgets
