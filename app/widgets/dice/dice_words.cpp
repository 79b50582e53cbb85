#include "app/widgets/dice/dice_words.h"

#include "app/text/words.h"
#include "app/widgets/dice/die_painter.h"

#include <algorithm>

namespace app::widgets {

namespace {

constexpr int wide_window = 1600; // pixels
constexpr int usual_side = 24;
constexpr int wide_side = 32;
constexpr double least_side = 12;
constexpr double die_step = 1.16; // sides from die to die

int face_of(QChar sign) {
    const int face = sign.unicode() - text::die_sign(1).unicode() + 1;
    return face >= 1 && face <= 6 ? face : 0;
}

QString without_dice(QString words) {
    words.removeIf([](QChar sign) { return face_of(sign) > 0; });
    return words;
}

} // namespace

int small_die_side(const QWidget* in) {
    return in && in->window()->width() >= wide_window ? wide_side : usual_side;
}

QString spoken_words(const QString& words) {
    QString spoken;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const int face = face_of(words[at]);
        if (face > 0 && at > 0 && face_of(words[at - 1]) > 0) spoken += ' ';
        spoken += face > 0 ? QString::number(face) : QString(words[at]);
    }
    return spoken;
}

double words_width(const QFontMetricsF& metrics, const QString& words, double side) {
    const QString plain = without_dice(words);
    return metrics.horizontalAdvance(plain) +
           die_step * side * static_cast<double>(words.size() - plain.size());
}

double fitting_side(const QFontMetricsF& metrics, const QString& words, double width, double side) {
    const QString plain = without_dice(words);
    const auto dice = static_cast<double>(words.size() - plain.size());
    if (dice == 0) return side;
    return std::clamp((width - metrics.horizontalAdvance(plain)) / (die_step * dice),
                      std::min(least_side, side), side);
}

double paint_words(QPainter& painter, const QRectF& in, const QString& words, double side,
                   const Colours& colours) {
    const QFontMetricsF metrics(painter.font());
    side = fitting_side(metrics, words, in.width(), side);
    double left = in.left();
    for (qsizetype at = 0; at < words.size() && left < in.right();) {
        if (const int face = face_of(words[at]); face > 0) {
            painter.save();
            paint_die(painter, QRectF(left, in.center().y() - side / 2, side, side), face, colours);
            painter.restore();
            ++at;
            const bool is_last = at == words.size() || face_of(words[at]) == 0;
            left += is_last ? side : die_step * side;
            continue;
        }
        qsizetype end = at;
        while (end < words.size() && face_of(words[end]) == 0) ++end;
        const double room = in.right() - left;
        const QString run = metrics.elidedText(words.mid(at, end - at), Qt::ElideRight, room + 0.5);
        painter.drawText(QRectF(left, in.top(), room + 1, in.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, run);
        left += metrics.horizontalAdvance(run);
        at = end;
    }
    return left;
}

} // namespace app::widgets
