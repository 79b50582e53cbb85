#include "app/main/spoken_notice.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <chrono>
#include <utility>

namespace app::main {

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

} // namespace app::main
