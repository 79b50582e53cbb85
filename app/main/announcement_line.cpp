#include "app/main/announcement_line.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace app::main {

AnnouncementLine::AnnouncementLine(QWidget* parent) : QLineEdit(parent) {
    setObjectName("announcements");
    setAccessibleName(tr("What happened"));
    setReadOnly(true);
    setFrame(false);
    setFocusPolicy(Qt::TabFocus);
    showQuietly();
}

// For those who listen; to the eye it repeats what the window shows.
void AnnouncementLine::showQuietly() {
    const QPalette usual = QApplication::palette();
    QPalette quiet = palette();
    quiet.setColor(QPalette::Base, Qt::transparent);
    quiet.setColor(QPalette::Text, usual.color(QPalette::PlaceholderText));
    if (quiet != palette()) setPalette(quiet);
}

void AnnouncementLine::changeEvent(QEvent* event) {
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showQuietly();
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

// A text that is too long ends with dots. With the focus or a selection QLineEdit draws it, which
// scrolls instead.
void AnnouncementLine::paintEvent(QPaintEvent* event) {
    constexpr int margin = 2; // as QLineEdit's
    const QRect room = contentsRect().adjusted(margin, 0, -margin, 0);
    if (hasFocus() || hasSelectedText() || fontMetrics().horizontalAdvance(text()) <= room.width())
        return QLineEdit::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(room, Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
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
