// Helpers of screen readers: the line and the notification that tell events, and the focus.

#pragma once

#include <QAbstractItemView>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QLabel>
#include <QLineEdit>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace app::main {

// The line at the foot of the window that says what happens, for those who listen. It is seen only
// with the focus: what was spoken can be read again there, letter by letter.
class AnnouncementLine : public QLineEdit {
    Q_OBJECT

public:
    explicit AnnouncementLine(QWidget* parent = nullptr);

    void announce(const QString& sentences);

Q_SIGNALS:
    void focusChanged();

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

// A notification that a screen reader speaks at once. Orca speaks a notification when it shows, and
// in a status bar only its text; it says nothing of a text that changes without the focus.
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

// Announces to a screen reader what has the focus, where Qt 6.4 doesn't: the row or cell of a view
// that gets the focus, and what a combo box is set to. Orca otherwise says "table" or "combo box"
// alone.
class FocusAnnouncer : public QObject {
    Q_OBJECT

public:
    // Listens to the application, since dialogs have combo boxes too.
    explicit FocusAnnouncer(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void chosen(const QString& text); // in the combo box that has the focus

private:
    void announceCurrent(QAbstractItemView& view);
    void follow(QComboBox* box); // the one that has the focus

    QPointer<QComboBox> followed_;
};

} // namespace app::main
