#include "app/main/announcement_line.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QToolTip>

namespace app::main {

AnnouncementLine::AnnouncementLine(QWidget* parent) : QLineEdit(parent) {
    setObjectName("announcements");
    setAccessibleName(tr("What happened"));
    setReadOnly(true);
    setFrame(false);
    setFocusPolicy(Qt::TabFocus);
}

// Not as a property, which a screen reader would say after the text.
bool AnnouncementLine::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QLineEdit::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
    return true;
}

// Nothing is selected: there is nothing to replace.
void AnnouncementLine::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    deselect();
    setCursorPosition(0);
}

// To the eye it repeats what the page shows.
void AnnouncementLine::paintEvent(QPaintEvent* event) {
    if (hasFocus()) QLineEdit::paintEvent(event);
}

// The same sentence twice is two events.
void AnnouncementLine::announce(const QString& sentences) {
    const QString before = text();
    setText(sentences);
    setCursorPosition(0);
    if (before != sentences) return;
    QAccessibleTextUpdateEvent event(this, 0, before, sentences);
    QAccessible::updateAccessibility(&event);
}

} // namespace app::main
