#include "app/main/focus_announcer.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

namespace app::main {

namespace {

bool has_label(QComboBox& box) {
    auto* interface = QAccessible::queryAccessibleInterface(&box);
    return interface && !interface->relations(QAccessible::Label).isEmpty();
}

// On Linux the name of a combo box is its text, and Orca says a label instead of the name.
void describe(QComboBox& box) {
    if (!box.isEditable())
        box.setAccessibleDescription(has_label(box) ? box.currentText() : box.accessibleName());
}

} // namespace

FocusAnnouncer::FocusAnnouncer(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool FocusAnnouncer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::FocusIn) return false;
    if (auto* box = qobject_cast<QComboBox*>(watched)) follow(box);
    if (!QAccessible::isActive()) return false;
    if (auto* view = qobject_cast<QAbstractItemView*>(watched)) {
        // Qt reports the focus of the view after this event.
        QTimer::singleShot(0, this, [this, view = QPointer(view)] {
            if (view && view->hasFocus()) announceCurrent(*view);
        });
    }
    return false;
}

void FocusAnnouncer::announceCurrent(QAbstractItemView& view) {
    if (!view.currentIndex().isValid()) return; // Qt 6.4 asks for a cell all the same
    auto* interface = QAccessible::queryAccessibleInterface(&view);
    auto* child = interface ? interface->focusChild() : nullptr;
    if (!child) return;
    QAccessibleEvent event(child, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void FocusAnnouncer::follow(QComboBox* box) {
    describe(*box);
    if (box == followed_) return;
    if (followed_) followed_->disconnect(this);
    followed_ = box;
    connect(box, &QComboBox::currentTextChanged, this, [this, box](const QString& text) {
        describe(*box); // Orca says it when it is asked, not when it changes
        if (box->hasFocus()) Q_EMIT chosen(text);
    });
}

} // namespace app::main
