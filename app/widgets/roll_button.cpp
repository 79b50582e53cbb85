#include "app/widgets/roll_button.h"

#include "app/widgets/colours.h"
#include "app/widgets/text_label.h"

#include <QKeyEvent>
#include <QPainter>

namespace app::widgets {

namespace {

constexpr double button_corner = 10;      // pixels
constexpr double button_lines = 2.2;      // height in button_lines of text
constexpr double button_letters = 26;     // width, so that it stays the same from roll to roll
constexpr double button_text_size = 1.25; // of the usual
constexpr double hover_darker = 108;      // per cent

// The text for a screen reader: no arrow, and a comma for the dot.
QString spoken(QString words) { return words.remove(QChar(0x2190)).replace(" · ", ", ").trimmed(); }

} // namespace

RollButton::RollButton(QWidget* parent) : QAbstractButton(parent) {
    setObjectName("roll");
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void RollButton::show(const QString& words, Look look) {
    look_ = look;
    words_ = words;
    if (spoken(words) != accessibleName()) setAccessibleName(spoken(words));
    breakWords();
    setSizePolicy(look == Look::words ? QSizePolicy::Maximum : QSizePolicy::Fixed,
                  QSizePolicy::Fixed);
    setCursor(look == Look::words ? Qt::ArrowCursor : Qt::PointingHandCursor);
    updateGeometry();
    update();
}

QFont RollButton::largeFont() const {
    QFont large = usualFont();
    large.setPixelSize(qRound(QFontInfo(font()).pixelSize() * button_text_size));
    return large;
}

QFont RollButton::usualFont() const { return bold_of(font()); }

QSize RollButton::sizeHint() const {
    const QFontMetrics metrics(largeFont());
    const int wide = static_cast<int>(fontMetrics().averageCharWidth() * button_letters);
    return {std::max(wide * 3 / 2, metrics.horizontalAdvance(words_) + 2 * metrics.height()),
            static_cast<int>(fontMetrics().height() * button_lines)};
}

QSize RollButton::minimumSizeHint() const {
    const QFontMetrics metrics(usualFont());
    return {look_ == Look::words ? 0 : metrics.size(0, brokenWords()).width() + metrics.height(),
            sizeHint().height()};
}

QString RollButton::brokenWords() const {
    QString broken = words_;
    return broken.replace(" · ", "\n");
}

// On two lines where there is too little room for one.
void RollButton::breakWords() {
    const QFontMetrics metrics(usualFont());
    const bool fits = metrics.horizontalAdvance(words_) + metrics.height() <= width();
    setText(look_ == Look::words || fits ? words_ : brokenWords());
}

void RollButton::resizeEvent(QResizeEvent* event) {
    QAbstractButton::resizeEvent(event);
    breakWords();
}

void RollButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void RollButton::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const bool is_lively = isEnabled() && look_ != Look::words;
    if (is_lively && look_ == Look::filled) {
        const bool is_pressed = underMouse() || isDown();
        painter.setPen(Qt::NoPen);
        painter.setBrush(is_pressed ? colours.accent.darker(int(hover_darker)) : colours.accent);
        painter.drawRoundedRect(body, button_corner, button_corner);
    } else if (is_lively) {
        painter.setPen(QPen(colours.accent, 1.5));
        painter.setBrush(underMouse() ? QBrush(colours.tint) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(body, button_corner, button_corner);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look_ == Look::filled ? colours.on_accent : colours.accent, 2));
        painter.drawRoundedRect(body.adjusted(3, 3, -3, -3), button_corner - 3, button_corner - 3);
    }
    const QFontMetrics large(largeFont());
    const bool is_large = large.size(0, text()).width() + large.height() <= width() &&
                          large.size(0, text()).height() <= height();
    painter.setFont(is_large || look_ == Look::words ? largeFont() : usualFont());
    painter.setPen(!is_lively              ? colours.muted
                   : look_ == Look::filled ? colours.on_accent
                                           : colours.accent);
    painter.drawText(rect(), Qt::AlignCenter,
                     look_ == Look::words
                         ? painter.fontMetrics().elidedText(text(), Qt::ElideRight, width())
                         : text());
}

} // namespace app::widgets
