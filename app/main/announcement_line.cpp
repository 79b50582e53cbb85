#include "app/main/announcement_line.h"

#include <QAccessible>

namespace app::main {

AnnouncementLine::AnnouncementLine(QWidget* parent) : QLineEdit(parent) {
    setObjectName("announcements");
    setAccessibleName(tr("What happened"));
    setReadOnly(true);
    setFrame(false);
    setFocusPolicy(Qt::TabFocus);
    QPalette quiet = palette();
    quiet.setColor(QPalette::Base, Qt::transparent);
    setPalette(quiet);
}

// The same sentence twice is two events.
void AnnouncementLine::announce(const QString& sentences) {
    const QString before = text();
    setText(sentences);
    setCursorPosition(0);
    setToolTip(sentences);
    if (before != sentences) return;
    QAccessibleTextUpdateEvent event(this, 0, before, sentences);
    QAccessible::updateAccessibility(&event);
}

} // namespace app::main
