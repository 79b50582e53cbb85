#include "app/views/train/loss_scale.h"

#include "app/text/numbers.h"
#include "app/widgets/colours.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace app::views::train {

using namespace app::widgets;
using ai::yahtzee::practice::RecentMean;
using games::KnownPlayer;
using games::LossUnit;

namespace {

constexpr double scale_margin = 40; // pixels at both ends, for half a name
constexpr double dot_side = 9;
constexpr double name_gap = 8;     // pixels between names on a line
constexpr double room_above = 1.1; // the scale ends so much beyond the weakest known player

} // namespace

LossScale::LossScale(QWidget* parent) : QWidget(parent) {
    setObjectName("lossScale");
    setAccessibleName(tr("What is lost per game, compared"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LossScale::show(const RecentMean& own, LossUnit unit) {
    own_ = own;
    unit_ = unit;
    QStringList words;
    if (own_.games > 0) words << tr("you %1").arg(text::decimal_text(own_.mean, 1));
    for (const KnownPlayer& known : known_)
        words << tr("%1 %2").arg(known.name).arg(text::decimal_text(known.loss(unit_), 1));
    setAccessibleDescription(words.join(", "));
    update();
}

QSize LossScale::sizeHint() const { return {400, fontMetrics().lineSpacing() * 9 / 2}; }

// Who loses more stands at the left end.
double LossScale::x_of(double loss) const {
    double longest = 1;
    for (const KnownPlayer& known : known_)
        longest = std::max(longest, known.loss(unit_) * room_above);
    return scale_margin + (width() - 2 * scale_margin) * std::clamp(1 - loss / longest, 0.0, 1.0);
}

// Names stand on the first line where there is room, else on the second.
void LossScale::paintKnown(QPainter& painter, double y) const {
    const Colours colours = colours_of(palette());
    const double line = fontMetrics().lineSpacing();
    std::array<double, 2> free_until{double(width()), double(width())};
    for (const KnownPlayer& known : known_) {
        const double x = x_of(known.loss(unit_));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.muted);
        painter.drawEllipse(QPointF(x, y), 3, 3);
        painter.setPen(colours.muted);
        const QString words =
            tr("%1 %2").arg(known.name).arg(text::decimal_text(known.loss(unit_), 0));
        const double wide = fontMetrics().horizontalAdvance(words);
        const double left = std::clamp(x - wide / 2, 0.0, std::max(0.0, width() - wide));
        const std::size_t row = left + wide <= free_until[0] ? 0 : 1;
        if (left + wide > free_until[row]) continue;
        free_until[row] = left - name_gap;
        painter.drawText(QRectF(left, y + 6 + line * double(row), wide + 1, line), Qt::AlignCenter,
                         words);
    }
}

void LossScale::paintOwn(QPainter& painter, double y) const {
    const Colours colours = colours_of(palette());
    const double x = x_of(own_.mean);
    const double margin = own_.margin.value_or(0);
    painter.setPen(Qt::NoPen);
    QColor band = colours.accent;
    band.setAlphaF(0.3F);
    painter.setBrush(band);
    painter.drawRoundedRect(QRectF(QPointF(x_of(own_.mean + margin), y - 5),
                                   QPointF(x_of(std::max(0.0, own_.mean - margin)), y + 5)),
                            5, 5);
    painter.setBrush(colours.accent);
    painter.drawEllipse(QPointF(x, y), dot_side / 2, dot_side / 2);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(colours.accent);
    const QString words = tr("you %1").arg(text::decimal_text(own_.mean, 1));
    const double wide = QFontMetrics(bold).horizontalAdvance(words);
    const double line = fontMetrics().lineSpacing();
    painter.drawText(QRectF(std::clamp(x - wide / 2, 0.0, std::max(0.0, width() - wide)),
                            y - 8 - line, wide + 1, line),
                     Qt::AlignCenter, words);
}

void LossScale::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double y = fontMetrics().lineSpacing() * 1.7;
    painter.setPen(QPen(colours_of(palette()).line, 2));
    painter.drawLine(QPointF(scale_margin, y), QPointF(width() - scale_margin, y));
    paintKnown(painter, y);
    if (own_.games > 0) paintOwn(painter, y);
}

} // namespace app::views::train
