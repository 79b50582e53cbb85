#include "app/widgets/action_button.h"

#include "app/widgets/colours.h"

#include <QPainter>

namespace app::widgets {

namespace {

constexpr double action_corner = 8;   // pixels
constexpr double action_lines = 2.1;  // height in lines of text
constexpr int action_side = 14;       // pixels beside the text
constexpr int darker_when_down = 115; // per cent

} // namespace

ActionButton::ActionButton(const QString& name, const QString& text, Rank rank, QWidget* parent)
    : QPushButton(text, parent), rank_(rank) {
    setObjectName(name);
    setAutoDefault(true);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QFont ActionButton::textFont() const {
    QFont shown = font();
    shown.setBold(rank_ == Rank::first);
    return shown;
}

QSize ActionButton::sizeHint() const {
    const QFontMetrics metrics(textFont());
    return {metrics.size(Qt::TextShowMnemonic, text()).width() + 2 * action_side,
            static_cast<int>(metrics.lineSpacing() * action_lines)};
}

void ActionButton::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool is_filled = rank_ == Rank::first && isEnabled();
    const bool is_lively = isEnabled() && underMouse();
    QColor ground = is_filled ? colours.accent : is_lively ? colours.tint : colours.base;
    if (isDown() || (is_filled && is_lively)) ground = ground.darker(darker_when_down);
    painter.setBrush(ground);
    painter.setPen(is_filled ? QPen(Qt::NoPen)
                             : QPen(is_lively ? colours.accent : colours.line, 1.2));
    const QRectF body = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.drawRoundedRect(body, action_corner, action_corner);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(is_filled ? colours.on_accent : colours.accent, 2));
        painter.drawRoundedRect(body.adjusted(2, 2, -2, -2), action_corner - 2, action_corner - 2);
    }
    painter.setFont(textFont());
    painter.setPen(!isEnabled() ? colours.muted : is_filled ? colours.on_accent : colours.text);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine | Qt::TextShowMnemonic, text());
}

} // namespace app::widgets
