// The look of all controls of the trainer: buttons, tabs, fields, lists and scroll bars, drawn with
// the colours of colours.h over Qt's Fusion style, so that every page and dialog is of one family.

#pragma once

#include "app/session/preferences.h"

#include <QProxyStyle>
#include <QStyleOption>

namespace app::widgets {

class AleaStyle : public QProxyStyle {
    Q_OBJECT

public:
    AleaStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    using QProxyStyle::polish;
    void polish(QWidget* widget) override;

private:
    void drawSpinBox(const QStyleOptionSpinBox& box, QPainter& painter,
                     const QWidget* widget) const;
    void drawSlider(const QStyleOptionSlider& slider, QPainter& painter,
                    const QWidget* widget) const;
    void drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter,
                       const QWidget* widget) const;
};

// Gives the application this style and the palette of a scheme, where it has others.
void apply_look(session::ColourScheme scheme, bool distinct);

// Open Sans, where it is installed, in place of DejaVu Sans, which fontconfig takes where the
// desktop names no font. Before the first window, which measures its texts.
void use_own_font();

} // namespace app::widgets
