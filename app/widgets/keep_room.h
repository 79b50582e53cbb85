// Parts of a page that come and go, and the room that a hidden one keeps.

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

// Its neighbours stay where they are.
inline void keep_room(QWidget& part, bool keeps = true) {
    QSizePolicy policy = part.sizePolicy();
    policy.setRetainSizeWhenHidden(keeps);
    part.setSizePolicy(policy);
}

} // namespace app::widgets
