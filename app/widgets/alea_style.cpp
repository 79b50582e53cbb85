#include "app/widgets/alea_style.h"

#include "app/widgets/colours.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPainter>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

namespace app::widgets {

namespace {

constexpr auto own_font = "Open Sans";

// Pixels.
constexpr double control_corner = 7;
constexpr double mark_corner = 4;
constexpr int control_side = 9; // beside the text of a button
constexpr int min_button_width = 60;
constexpr int field_room = 4; // above and below the text of a field
constexpr int scroll_bar_width = 10;
constexpr int tab_gap = 3; // to the next tab, and below
constexpr int slider_groove = 4;
constexpr int slider_handle = 16;

constexpr double lines_per_button = 1.55; // height of a button in lines of text

bool is(const QStyleOption& option, QStyle::StateFlag flag) { return option.state.testFlag(flag); }

// Fills a rounded body inside `rect` and draws its edge.
void draw_body(QPainter& painter, const QRectF& rect, const QColor& ground, const QColor& edge,
               double edge_width = 1.2, double corner = control_corner) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(ground);
    painter.setPen(edge.isValid() ? QPen(edge, edge_width) : QPen(Qt::NoPen));
    const double inset = std::max(0.75, edge_width / 2);
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner);
    painter.restore();
}

// The small angle of a list that opens, or of a step up or down.
void draw_chevron(QPainter& painter, const QRectF& rect, const QColor& colour, bool upward) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double height = upward ? -1.75 : 1.75;
    const QPointF middle = rect.center();
    const QPointF angle[] = {middle + QPointF(-3.5, -height), middle + QPointF(0, height),
                             middle + QPointF(3.5, -height)};
    painter.drawPolyline(angle, 3);
    painter.restore();
}

void draw_button(const QStyleOption& option, QPainter& painter, bool is_default) {
    const Colours colours = colours_of(option.palette);
    const bool is_enabled = is(option, QStyle::State_Enabled);
    const bool is_lively = is_enabled && is(option, QStyle::State_MouseOver);
    const bool is_filled = is_default && is_enabled;
    const bool is_down = is(option, QStyle::State_Sunken) || is(option, QStyle::State_On);
    QColor ground = is_filled ? colours.accent : is_lively || is_down ? colours.tint : colours.base;
    if (is_filled && (is_lively || is_down)) ground = ground.darker(115);
    const QColor edge = is_filled ? QColor() : is_lively || is_down ? colours.accent : colours.line;
    draw_body(painter, option.rect, ground, edge);
    if (is(option, QStyle::State_HasFocus) && is(option, QStyle::State_KeyboardFocusChange))
        draw_body(painter, option.rect.adjusted(3, 3, -3, -3), Qt::transparent,
                  is_filled ? colours.on_accent : colours.accent, 2, control_corner - 2);
}

void draw_field(const QStyleOption& option, QPainter& painter) {
    const Colours colours = colours_of(option.palette);
    const bool has_focus = is(option, QStyle::State_HasFocus);
    draw_body(painter, option.rect,
              is(option, QStyle::State_Enabled) ? colours.base : colours.track,
              has_focus ? colours.accent : colours.line, has_focus ? 2 : 1.2);
}

// A box with a tick or, round, with a dot.
void draw_mark(const QStyleOption& option, QPainter& painter, bool is_round) {
    const Colours colours = colours_of(option.palette);
    const bool is_on = is(option, QStyle::State_On);
    const bool is_enabled = is(option, QStyle::State_Enabled);
    const bool is_lively =
        is(option, QStyle::State_MouseOver) || is(option, QStyle::State_HasFocus);
    const QRectF rect = option.rect;
    draw_body(painter, rect,
              !is_on       ? colours.base
              : is_enabled ? colours.accent
                           : colours.muted,
              is_on                     ? QColor()
              : is_lively && is_enabled ? colours.accent
                                        : colours.muted,
              1.2, is_round ? rect.width() / 2 : mark_corner);
    if (!is_on) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = rect.width();
    const auto at = [&rect, side](double x, double y) {
        return rect.topLeft() + QPointF(x, y) * side;
    };
    if (is_round) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.on_accent);
        painter.drawEllipse(rect.center(), 0.2 * side, 0.2 * side);
    } else {
        painter.setPen(QPen(colours.on_accent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF tick[] = {at(0.27, 0.52), at(0.44, 0.69), at(0.74, 0.33)};
        painter.drawPolyline(tick, 3);
    }
    painter.restore();
}

void draw_tab(const QStyleOptionTab& tab, QPainter& painter) {
    const Colours colours = colours_of(tab.palette);
    const bool is_selected = is(tab, QStyle::State_Selected);
    const bool is_lively = is(tab, QStyle::State_MouseOver);
    const QRectF rect = QRectF(tab.rect).adjusted(0, 1, -tab_gap, -tab_gap);
    draw_body(painter, rect,
              is_selected ? colours.accent
              : is_lively ? colours.tint
                          : colours.track,
              QColor());
    if (is(tab, QStyle::State_HasFocus))
        draw_body(painter, rect.adjusted(2, 2, -2, -2), Qt::transparent,
                  is_selected ? colours.on_accent : colours.accent, 2, control_corner - 2);
}

} // namespace

AleaStyle::AleaStyle() : QProxyStyle(QStyleFactory::create("Fusion")) {}

void AleaStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
    const Colours colours = colours_of(option->palette);
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        return draw_button(*option, *painter,
                           button && button->features.testFlag(QStyleOptionButton::DefaultButton));
    }
    case PE_PanelButtonTool:
        if (is(*option, State_MouseOver) || is(*option, State_On) || is(*option, State_Sunken))
            draw_button(*option, *painter, false);
        return;
    case PE_FrameDefaultButton:
        return;
    case PE_FrameFocusRect:
        return draw_body(*painter, option->rect, Qt::transparent, colours.accent, 1.6, mark_corner);
    case PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth > 0) draw_field(*option, *painter);
        return;
    }
    case PE_FrameLineEdit:
        return draw_field(*option, *painter);
    case PE_Frame: {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
        const bool is_card = area && !area->viewport()->autoFillBackground();
        return draw_body(*painter, option->rect, is_card ? colours.base : Qt::transparent,
                         colours.line, 1, is_card ? control_corner : mark_corner);
    }
    case PE_FrameTabWidget:
    case PE_FrameTabBarBase:
        return;
    case PE_IndicatorCheckBox:
        return draw_mark(*option, *painter, false);
    case PE_IndicatorRadioButton:
        return draw_mark(*option, *painter, true);
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void AleaStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    if (element == CE_HeaderEmptyArea) return; // as the page's ground is
    if (element == CE_TabBarTabShape) {
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            return draw_tab(*tab, *painter);
    } else if (element == CE_TabBarTabLabel) {
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            QStyleOptionTab coloured = *tab;
            const Colours colours = colours_of(tab->palette);
            coloured.state &= ~State_HasFocus; // the shape shows it
            coloured.rect.adjust(0, 1, 0, -tab_gap);
            for (const auto role :
                 {QPalette::WindowText, QPalette::Text}) // as the page's ground is
                coloured.palette.setColor(role, is(*tab, State_Selected) ? colours.on_accent
                                                                         : colours.text);
            return QProxyStyle::drawControl(element, &coloured, painter, widget);
        }
    } else if (element == CE_PushButtonLabel) {
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            button && button->features.testFlag(QStyleOptionButton::DefaultButton) &&
            is(*button, State_Enabled)) {
            QStyleOptionButton coloured = *button;
            coloured.palette.setColor(QPalette::ButtonText, colours_of(button->palette).on_accent);
            return QProxyStyle::drawControl(element, &coloured, painter, widget);
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void AleaStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        box && control == CC_ComboBox) {
        draw_field(*box, *painter);
        return draw_chevron(*painter, subControlRect(CC_ComboBox, box, SC_ComboBoxArrow, widget),
                            colours_of(box->palette).muted, false);
    }
    if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        box && control == CC_SpinBox)
        return drawSpinBox(*box, *painter, widget);
    if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
        if (control == CC_Slider) return drawSlider(*slider, *painter, widget);
        if (control == CC_ScrollBar) return drawScrollBar(*slider, *painter, widget);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void AleaStyle::drawSpinBox(const QStyleOptionSpinBox& box, QPainter& painter,
                            const QWidget* widget) const {
    draw_field(box, painter);
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons) return;
    const Colours colours = colours_of(box.palette);
    for (const auto& [control, step] :
         {std::pair{SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled},
          std::pair{SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled}}) {
        const bool is_possible = box.stepEnabled.testFlag(step) && is(box, State_Enabled);
        draw_chevron(painter, subControlRect(CC_SpinBox, &box, control, widget),
                     is_possible ? colours.text : colours.faint, control == SC_SpinBoxUp);
    }
}

void AleaStyle::drawSlider(const QStyleOptionSlider& slider, QPainter& painter,
                           const QWidget* widget) const {
    if (slider.orientation != Qt::Horizontal)
        return QProxyStyle::drawComplexControl(CC_Slider, &slider, &painter, widget);
    const Colours colours = colours_of(slider.palette);
    const QRectF handle = subControlRect(CC_Slider, &slider, SC_SliderHandle, widget);
    const QRectF all = slider.rect;
    const QRectF groove(all.left(), all.center().y() - slider_groove / 2.0, all.width(),
                        slider_groove);
    draw_body(painter, groove, colours.line, QColor(), 0, slider_groove / 2.0);
    QRectF done = groove;
    if (slider.upsideDown)
        done.setLeft(handle.center().x());
    else
        done.setRight(handle.center().x());
    draw_body(painter, done, colours.accent, QColor(), 0, slider_groove / 2.0);
    QRectF knob(0, 0, slider_handle, slider_handle);
    knob.moveCenter({handle.center().x(), all.center().y()});
    draw_body(painter, knob, colours.base, colours.accent, is(slider, State_HasFocus) ? 3 : 2,
              slider_handle / 2.0);
}

void AleaStyle::drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter,
                              const QWidget* widget) const {
    const Colours colours = colours_of(bar.palette);
    if (bar.minimum == bar.maximum) return;
    const QRectF handle = subControlRect(CC_ScrollBar, &bar, SC_ScrollBarSlider, widget);
    const bool is_lively = is(bar, State_MouseOver) || is(bar, State_Sunken);
    draw_body(painter, handle.adjusted(1.5, 1.5, -1.5, -1.5),
              is_lively ? colours.muted : colours.faint, QColor(), 0, (scroll_bar_width - 3) / 2.0);
}

QSize AleaStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_PushButton)
        result = {std::max(min_button_width, size.width() + 2 * control_side),
                  std::max(size.height(),
                           static_cast<int>(option->fontMetrics.height() * lines_per_button))};
    if (type == CT_TabBarTab) result.rwidth() += tab_gap;
    if (type == CT_LineEdit || type == CT_ComboBox || type == CT_SpinBox)
        result.setHeight(std::max(result.height(), option->fontMetrics.height() + 2 * field_room));
    return result;
}

QRect AleaStyle::subElementRect(SubElement element, const QStyleOption* option,
                                const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    return element == SE_TabBarTabText ? rect.adjusted(0, 0, -tab_gap, 0) : rect;
}

int AleaStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
    switch (metric) {
    case PM_ScrollBarExtent:
        return scroll_bar_width;
    case PM_SliderLength:
    case PM_SliderThickness:
        return slider_handle + 2;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 16;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int AleaStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
    if (hint == SH_ComboBox_Popup) return 0; // a list below the field
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

void AleaStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) ||
        qobject_cast<QTabBar*>(widget) || qobject_cast<QScrollBar*>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

void apply_look(session::ColourScheme scheme, bool distinct) {
    static const QPalette system = QApplication::palette(); // before the first window changes it
    const QPalette palette = palette_of(scheme, system, distinct);
    if (palette != QApplication::palette()) QApplication::setPalette(palette);
    if (!qobject_cast<AleaStyle*>(QApplication::style())) QApplication::setStyle(new AleaStyle);
}

void use_own_font() {
    QFont font = QApplication::font();
    if (QFontInfo(font).family() != "DejaVu Sans" || !QFontDatabase::hasFamily(own_font)) return;
    font.setFamily(own_font);
    QApplication::setFont(font);
}

} // namespace app::widgets
