#include "app/views/train/loss_scale.h"

#include "app/widgets/colours.h"

#include <QPainter>

#include <algorithm>

namespace app::views::train {

using namespace app::widgets;
using ai::yahtzee::practice::RecentMean;
using ai::yahtzee::practice::reference_losses;

namespace {

// Those that a person can compare himself with, by name in the roster.
QString known_title(std::string_view player) {
    if (player == "optimal") return LossScale::tr("best play");
    if (player == "heuristic") return LossScale::tr("rules of thumb");
    if (player == "human-0.8") return LossScale::tr("casual");
    if (player == "human-2") return LossScale::tr("beginner");
    if (player == "greedy") return LossScale::tr("greedy");
    return {};
}

constexpr double scale_margin = 40; // pixels at both ends, for half a name
constexpr double dot_side = 9;

} // namespace

LossScale::LossScale(QWidget* parent) : QWidget(parent) {
    setObjectName("lossScale");
    setAccessibleName(tr("Points lost per game, compared"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LossScale::show(const RecentMean& own) {
    own_ = own;
    QStringList words;
    if (own_.games > 0) words << tr("you %1").arg(own_.mean, 0, 'f', 1);
    for (const auto& known : reference_losses())
        if (const QString title = known_title(known.player); !title.isEmpty())
            words << tr("%1 %2").arg(title).arg(known.loss, 0, 'f', 1);
    setAccessibleDescription(words.join(", "));
    update();
}

QSize LossScale::sizeHint() const { return {400, fontMetrics().lineSpacing() * 9 / 2}; }

void LossScale::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double longest = 0; // who loses more stands at the left end
    for (const auto& known : reference_losses())
        if (!known_title(known.player).isEmpty()) longest = std::max(longest, known.loss * 1.1);
    const double room = width() - 2 * scale_margin;
    const auto x_of = [&](double loss) {
        return scale_margin + room * std::clamp(1 - loss / longest, 0.0, 1.0);
    };
    const double line = fontMetrics().lineSpacing();
    const double y = line * 1.7;
    bool is_lower = false; // names take turns, so that near ones don't overlap
    painter.setPen(QPen(colours.line, 2));
    painter.drawLine(QPointF(scale_margin, y), QPointF(width() - scale_margin, y));
    for (const auto& known : reference_losses()) {
        const QString title = known_title(known.player);
        if (title.isEmpty()) continue;
        const double x = x_of(known.loss);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.muted);
        painter.drawEllipse(QPointF(x, y), 3, 3);
        painter.setPen(colours.muted);
        const QString words = tr("%1 %2").arg(title).arg(known.loss, 0, 'f', 0);
        const double wide = fontMetrics().horizontalAdvance(words);
        painter.drawText(QRectF(std::clamp(x - wide / 2, 0.0, width() - wide),
                                y + 6 + (is_lower ? line : 0), wide + 1, line),
                         Qt::AlignCenter, words);
        is_lower = !is_lower;
    }
    if (own_.games == 0) return;
    const double x = x_of(own_.mean);
    const double margin = own_.margin.value_or(0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.tint.darker(108));
    painter.drawRoundedRect(QRectF(QPointF(x_of(own_.mean + margin), y - 5),
                                   QPointF(x_of(std::max(0.0, own_.mean - margin)), y + 5)),
                            5, 5);
    painter.setBrush(colours.accent);
    painter.drawEllipse(QPointF(x, y), dot_side / 2, dot_side / 2);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(colours.accent);
    const QString words = tr("you %1").arg(own_.mean, 0, 'f', 1);
    const double wide = QFontMetrics(bold).horizontalAdvance(words);
    painter.drawText(
        QRectF(std::clamp(x - wide / 2, 0.0, width() - wide), y - 8 - line, wide + 1, line),
        Qt::AlignCenter, words);
}

} // namespace app::views::train
