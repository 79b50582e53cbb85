// A notification that a screen reader speaks at once. Orca speaks a notification when it shows, and
// in a status bar only its text; it says nothing of a text that changes without the focus.

#pragma once

#include <QDeadlineTimer>
#include <QLabel>
#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace app::main {

// Takes no room.
class SpokenNotice : public QWidget {
    Q_OBJECT

public:
    explicit SpokenNotice(QWidget* parent = nullptr);

    // Sentences of one step of the event loop are spoken together, none of them twice.
    void speak(const QString& sentences);

    // While much of the window changes: what Orca can't keep up with, it drops.
    void holdBack();

Q_SIGNALS:
    void spoke(const QString& sentences);

private:
    void speakNow();

    QLabel* label_;
    QStringList waiting_;
    QTimer pause_;
    QDeadlineTimer held_back_;
};

} // namespace app::main
