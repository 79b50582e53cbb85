// Contrast of what a window shows, from rendered pixels, as people see it who have all cones or
// lack one kind.

#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QImage>
#include <QLabel>

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace tests {

// To linear light of sRGB, 0 to 1.
inline double to_linear(double c) {
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

// G. Machado, M. Oliveira, L. Fernandes, "A physiologically-based model for simulation of color
// vision deficiency" (2009), severity 1.
struct Eye {
    const char* name;
    std::array<double, 9> matrix; // of linear light
};
inline constexpr Eye any_eye{"all cones", {1, 0, 0, 0, 1, 0, 0, 0, 1}};
inline constexpr std::array eyes{any_eye,
                                 Eye{"protanopia",
                                     {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216,
                                      -0.003882, -0.048116, 1.051998}},
                                 Eye{"deuteranopia",
                                     {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413,
                                      -0.011820, 0.042940, 0.968881}},
                                 Eye{"tritanopia",
                                     {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602,
                                      0.004733, 0.691367, 0.303900}}};

// The linear light that is seen: red, green and blue.
inline std::array<double, 3> seen_light(QRgb colour, const Eye& eye) {
    const double rgb[] = {to_linear(qRed(colour) / 255.0), to_linear(qGreen(colour) / 255.0),
                          to_linear(qBlue(colour) / 255.0)};
    std::array<double, 3> seen{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            seen[row] += eye.matrix[3 * row + column] * rgb[column];
        seen[row] = std::clamp(seen[row], 0.0, 1.0);
    }
    return seen;
}

// Relative luminance of WCAG 2.1, of what is seen.
inline double luminance(QRgb colour, const Eye& eye) {
    const auto [red, green, blue] = seen_light(colour, eye);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// The count of each colour in a rectangle of a picture of twice the size.
using Colours = std::unordered_map<QRgb, int>;
inline Colours colours_in(const QImage& picture, const QRect& where) {
    Colours counts;
    const QRect area = QRect(where.topLeft() * 2, where.size() * 2) & picture.rect();
    Colours::value_type* last = nullptr; // pixels side by side are mostly alike
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) {
            const QRgb colour = picture.pixel(x, y);
            if (!last || last->first != colour) last = &*counts.try_emplace(colour).first;
            ++last->second;
        }
    return counts;
}

// The contrast of the ink that differs most from the ground, which is the most frequent colour.
inline double ink_contrast(const Colours& colours, const Eye& eye) {
    if (colours.empty()) return 1;
    const auto ground =
        std::ranges::max_element(colours, {}, [](const auto& at) { return at.second; });
    const double base = luminance(ground->first, eye);
    double most = 1;
    for (const auto& [colour, count] : colours) {
        const double ink = luminance(colour, eye);
        most = std::max(most, (std::max(base, ink) + 0.05) / (std::min(base, ink) + 0.05));
    }
    return most;
}

inline QImage picture_of(QWidget& widget) {
    QImage picture(widget.size() * 2, QImage::Format_RGB32);
    picture.setDevicePixelRatio(2);
    widget.render(&picture);
    return picture;
}

// A text and where it stands in the window.
struct ShownText {
    QString name;
    QRect where;
};

// By what lies over it.
inline bool is_covered(const QWidget& widget, const QWidget& window, const QRect& where) {
    const QWidget* top = window.childAt(where.center());
    return top != &widget && !widget.isAncestorOf(top);
}

inline void add_cells(const QAbstractItemView& list, const QWidget& window,
                      std::vector<ShownText>& texts) {
    const auto* model = list.model();
    if (!model) return;
    for (int row = 0; row < std::min(model->rowCount(list.rootIndex()), 60); ++row)
        for (int column = 0; column < model->columnCount(list.rootIndex()); ++column) {
            const auto cell = model->index(row, column, list.rootIndex());
            const QRect whole = list.visualRect(cell);
            const QRect where = whole & list.viewport()->rect();
            const QString text = cell.data().toString();
            if (text.isEmpty() || where.height() < 12 || where.width() < 12) continue;
            // Less than half of a row of two lines holds the space above its text.
            if (where.height() < whole.height() / 2) continue;
            const QRect at = where.translated(list.viewport()->mapTo(&window, QPoint()));
            if (is_covered(list, window, at)) continue;
            texts.push_back({list.objectName() + ": " + text, at.adjusted(3, 3, -3, -3)});
        }
}

// Labels, buttons that can be used, and cells of lists.
inline std::vector<ShownText> shown_texts(const QWidget& window) {
    std::vector<ShownText> texts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window || !widget->isEnabled()) continue;
        if (const auto* list = qobject_cast<const QAbstractItemView*>(widget))
            add_cells(*list, window, texts);
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const QString text = label ? label->text() : button ? button->text() : QString();
        if (text.trimmed().isEmpty() || widget->visibleRegion().isEmpty()) continue;
        const QRect seen =
            widget->visibleRegion().boundingRect().translated(widget->mapTo(&window, QPoint()));
        if (seen.height() < 12 || seen.width() < 12 || is_covered(*widget, window, seen)) continue;
        texts.push_back({widget->objectName() + ": " + text, seen});
    }
    return texts;
}

// Texts that are seen with less contrast, by one eye or another.
inline QStringList faint_texts(QWidget& window, double min_contrast) {
    const QImage picture = picture_of(window);
    QStringList faint;
    for (const ShownText& text : shown_texts(window)) {
        const Colours colours = colours_in(picture, text.where);
        for (const Eye& eye : eyes) {
            const double found = ink_contrast(colours, eye);
            if (found >= min_contrast) continue;
            faint << QString("%1 (%2): %3").arg(text.name.left(60), eye.name).arg(found);
        }
    }
    return faint;
}

} // namespace tests
