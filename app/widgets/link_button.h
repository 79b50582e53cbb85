// A button that looks like a link: words in the accent's colour, underlined, without a frame.

#pragma once

#include "app/widgets/colours.h"

#include <QPushButton>
#include <QStyleOptionFocusRect>
#include <QStylePainter>

namespace app::widgets {

class LinkButton : public QPushButton {
public:
    LinkButton(const QString& name, const QString& text, QWidget* parent)
        : QPushButton(text, parent) {
        setObjectName(name);
        setFlat(true);
        setAutoDefault(true);
        setCursor(Qt::PointingHandCursor);
    }

    QSize sizeHint() const override {
        return fontMetrics().size(Qt::TextShowMnemonic, text()) + QSize(2 * margin, 2 * margin);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QFont underlined = font();
        underlined.setUnderline(true);
        painter.setFont(underlined);
        const Colours colours = colours_of(palette());
        painter.setPen(isEnabled() ? colours.accent : colours.faint);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextHideMnemonic, text());
        if (!hasFocus()) return;
        QStyleOptionFocusRect option;
        option.initFrom(this);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
    }

private:
    static constexpr int margin = 4; // pixels
};

} // namespace app::widgets
