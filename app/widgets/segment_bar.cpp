#include "app/widgets/segment_bar.h"

#include "app/widgets/colours.h"
#include "app/widgets/text_label.h"

#include <QPainter>

namespace app::widgets {

namespace {

constexpr double segment_corner = 7; // pixels
constexpr int side_room = 12;        // pixels, left and right of a text
constexpr double lines = 1.8;        // height in lines of text

} // namespace

SegmentButton::SegmentButton(const QString& text, QWidget* parent) : QRadioButton(text, parent) {
    setFocusPolicy(Qt::TabFocus); // a click leaves the focus where it is
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize SegmentButton::sizeHint() const {
    const QFontMetrics metrics(bold_of(font()));
    return {metrics.size(Qt::TextShowMnemonic, text()).width() + 3 * side_room,
            static_cast<int>(metrics.height() * lines)};
}

QSize SegmentButton::minimumSizeHint() const { return sizeHint() - QSize(2 * side_room, 0); }

void SegmentButton::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF inner = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked()    ? QBrush(colours.accent)
                     : underMouse() ? QBrush(colours.tint)
                                    : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(inner, segment_corner, segment_corner);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isChecked() ? colours.on_accent : colours.accent, 2));
        painter.drawRoundedRect(inner.adjusted(2, 2, -2, -2), segment_corner - 2,
                                segment_corner - 2);
    }
    if (isChecked()) painter.setFont(bold_of(font()));
    painter.setPen(!isEnabled() ? colours.muted : isChecked() ? colours.on_accent : colours.text);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine | Qt::TextHideMnemonic, text());
}

SegmentBar::SegmentBar(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)) {
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&group_, &QButtonGroup::idClicked, this, &SegmentBar::chosen);
}

SegmentButton* SegmentBar::addSegment(const QString& name, const QString& text) {
    auto* button = new SegmentButton(text, this);
    button->setObjectName(name);
    group_.addButton(button, static_cast<int>(group_.buttons().size()));
    row_->addWidget(button);
    return button;
}

void SegmentBar::setCurrent(int segment) {
    if (auto* button = group_.button(segment)) button->setChecked(true);
}

SegmentButton* SegmentBar::segment(int at) const {
    return static_cast<SegmentButton*>(group_.button(at));
}

void SegmentBar::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(colours.track);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), segment_corner + 1,
                            segment_corner + 1);
}

} // namespace app::widgets
