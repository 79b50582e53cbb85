// The grade of a choice as a mark with a shape and a colour of its own: circle fine, triangle
// inaccuracy, diamond mistake, square blunder; and the bar of a loss.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"
#include "app/widgets/colours.h"

#include <QPainter>
#include <QRectF>
#include <QStringView>

namespace app::widgets {

QColor grade_colour(ai::yahtzee::review::Grade grade, const Colours& colours);

// The same shape as a letter.
inline QChar grade_sign(ai::yahtzee::review::Grade grade) {
    return QStringView(u"●▲◆■")[static_cast<qsizetype>(grade)];
}

// The colour of a loss as text: that of its grade, but nothing that is lost is green.
QColor loss_colour(ai::yahtzee::review::Grade grade, const Colours& colours);

// The bar of a loss over its track, filled to `share`, 0 to 1.
void paint_loss_bar(QPainter& painter, const QRectF& track, double share, const Colours& colours,
                    const QColor& track_colour);

// As large as the square allows.
void paint_grade(QPainter& painter, const QRectF& square, ai::yahtzee::review::Grade grade,
                 const Colours& colours);

} // namespace app::widgets
