#include "app/views/train/mode_button.h"

#include "app/widgets/colours.h"

#include <QPainter>

namespace app::views::train {

using namespace app::widgets;

namespace {

constexpr double button_lines = 2.9; // height in lines of text
constexpr double note_size = 0.9;    // of the usual

} // namespace

ModeButton::ModeButton(const QString& name, const QString& text, QWidget* parent)
    : FrameButton(name, text, parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ModeButton::setNote(const QString& note) {
    note_ = note;
    setAccessibleDescription(note_.isEmpty() ? meaning_ : tr("%1; %2").arg(note_, meaning_));
    update();
}

void ModeButton::setMeaning(const QString& sentence) {
    meaning_ = sentence;
    setToolTip(sentence);
    setNote(note_);
}

QSize ModeButton::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 34,
            static_cast<int>(fontMetrics().lineSpacing() * button_lines)};
}

QSize ModeButton::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 20, sizeHint().height()};
}

void ModeButton::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    const QRect inside = rect().adjusted(side, 5, -side, -6);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * note_size);
    const int note = QFontMetrics(small).horizontalAdvance(note_);
    painter.setPen(isEnabled() ? colours.text : colours.faint);
    painter.drawText(inside.adjusted(0, 0, -note - side, 0),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextShowMnemonic, text());
    painter.setFont(small);
    painter.setPen(colours.muted);
    painter.drawText(inside, Qt::AlignRight | Qt::AlignTop, note_);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignBottom,
                     QFontMetrics(small).elidedText(meaning_, Qt::ElideRight, inside.width()));
}

} // namespace app::views::train
