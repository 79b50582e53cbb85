#include "app/main/focus_teller.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>
#include <QPointer>
#include <QTimer>

namespace app::main {

namespace {

constexpr auto is_followed_property = "changesAreTold";

bool has_label(QComboBox& box) {
    auto* interface = QAccessible::queryAccessibleInterface(&box);
    return interface && !interface->relations(QAccessible::Label).isEmpty();
}

} // namespace

FocusTeller::FocusTeller(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool FocusTeller::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::FocusIn) return false;
    if (auto* box = qobject_cast<QComboBox*>(watched)) describe(*box);
    if (!QAccessible::isActive()) return false;
    if (auto* view = qobject_cast<QAbstractItemView*>(watched)) {
        // Qt tells that the view has the focus after this event.
        QTimer::singleShot(0, this, [this, view = QPointer(view)] {
            if (view && view->hasFocus()) tellCurrent(*view);
        });
    }
    return false;
}

void FocusTeller::tellCurrent(QAbstractItemView& view) {
    if (!view.currentIndex().isValid()) return; // Qt 6.4 asks for a cell all the same
    auto* interface = QAccessible::queryAccessibleInterface(&view);
    auto* child = interface ? interface->focusChild() : nullptr;
    if (!child) return;
    QAccessibleEvent event(child, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

// On Linux the name of a combo box is its text, and Orca says a label instead of the name.
void FocusTeller::describe(QComboBox& box) {
    if (box.isEditable()) return;
    box.setAccessibleDescription(has_label(box) ? box.currentText() : box.accessibleName());
    if (box.property(is_followed_property).toBool()) return;
    box.setProperty(is_followed_property, true);
    connect(&box, &QComboBox::currentTextChanged, this, [this, &box](const QString& text) {
        if (box.hasFocus()) Q_EMIT chosen(text);
    });
}

} // namespace app::main
