#include "app/widgets/action_button.h"

#include "app/widgets/dice/dice_words.h"
#include "app/widgets/text_label.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace app::widgets {

namespace {

// Pixels: at each side of the words, and by which a button is higher than its dice.
constexpr int die_margin = 8;

} // namespace

ActionButton::ActionButton(const QString& name, const QString& text, Rank rank, QWidget* parent)
    : QPushButton(text, parent), rank_(rank) {
    setObjectName(name);
    setAutoDefault(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    if (rank_ == Rank::first) setFont(bold_of({}));
}

void ActionButton::setPictured(const QString& words) {
    pictured_ = words;
    updateGeometry();
    update();
}

QSize ActionButton::sizeHint() const {
    QSize size = QPushButton::sizeHint() * (is_roomy_ ? 1.7 : 1);
    if (pictured_.isEmpty()) return size;
    const int side = small_die_side(this);
    size.rwidth() += static_cast<int>(words_width(fontMetrics(), pictured_, side)) -
                     fontMetrics().horizontalAdvance(text());
    return size.expandedTo({0, side + die_margin});
}

void ActionButton::paintEvent(QPaintEvent* event) {
    if (pictured_.isEmpty()) return QPushButton::paintEvent(event);
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    painter.setPen(palette().color(QPalette::ButtonText));
    const int side = small_die_side(this);
    const QRectF inner = QRectF(rect()).adjusted(die_margin, 0, -die_margin, 0);
    const double spare = inner.width() - words_width(fontMetrics(), pictured_, side);
    paint_words(painter, inner.adjusted(std::max(0.0, spare / 2), 0, 0, 0), pictured_, side,
                colours_of(palette()));
}

void ActionButton::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    if (!pictured_.isEmpty()) updateGeometry(); // dice grow with the window
}

void ActionButton::initStyleOption(QStyleOptionButton* option) const {
    QPushButton::initStyleOption(option);
    option->features.setFlag(QStyleOptionButton::DefaultButton, rank_ == Rank::first);
}

} // namespace app::widgets
