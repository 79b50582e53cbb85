#include "app/main/announcements.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QToolTip>

#include <chrono>
#include <utility>

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
    Q_EMIT focusChanged();
}

void AnnouncementLine::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    Q_EMIT focusChanged();
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

namespace {

constexpr std::chrono::milliseconds time_of_change(1000);

QAccessibleInterface* make_interface(const QString&, QObject* object) {
    auto* notice = qobject_cast<SpokenNotice*>(object);
    return notice ? new QAccessibleWidget(notice, QAccessible::Notification) : nullptr;
}

} // namespace

SpokenNotice::SpokenNotice(QWidget* parent) : QWidget(parent), label_(new QLabel(this)) {
    QAccessible::installFactory(make_interface); // twice is once
    setObjectName("spokenNotice");
    for (QWidget* part : {static_cast<QWidget*>(this), static_cast<QWidget*>(label_)})
        part->setFixedSize(0, 0);
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, &SpokenNotice::speakNow);
}

void SpokenNotice::speak(const QString& sentences) {
    if (sentences.isEmpty() || waiting_.contains(sentences)) return;
    waiting_ << sentences;
    pause_.start(std::chrono::milliseconds(held_back_.remainingTime()));
}

void SpokenNotice::holdBack() {
    held_back_.setRemainingTime(time_of_change);
    if (pause_.isActive()) pause_.start(time_of_change);
}

void SpokenNotice::speakNow() {
    label_->setAccessibleName(std::exchange(waiting_, {}).join(' ')); // there is nothing to see
    QAccessibleEvent event(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
    Q_EMIT spoke(label_->accessibleName());
}

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
