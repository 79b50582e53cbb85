// Parts of a page: their layout without margins, showing and hiding them, and the room that a
// hidden one keeps.

#pragma once

#include <QLabel>
#include <QWidget>

#include <initializer_list>

namespace app::widgets {

inline void show_parts(bool shown, std::initializer_list<QWidget*> parts) {
    for (QWidget* part : parts) part->setVisible(shown);
}

// Hides the label where there is nothing to say.
inline void show_text(QLabel& label, const QString& text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

// A layout for the widget, without margins. `spacing` in pixels; −1: as usual.
template <class Layout>
Layout* bare(QWidget* widget, int spacing = -1) {
    auto* layout = new Layout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

// Its neighbours stay where they are.
inline void keep_room(QWidget& part, bool keeps = true) {
    QSizePolicy policy = part.sizePolicy();
    policy.setRetainSizeWhenHidden(keeps);
    part.setSizePolicy(policy);
}

} // namespace app::widgets
