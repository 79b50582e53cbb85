// The line at the foot of the window that says what happens. It can have the focus: a screen reader
// says its text when it changes, and it can be read again letter by letter.

#pragma once

#include <QLineEdit>

namespace app::main {

class AnnouncementLine : public QLineEdit {
    Q_OBJECT

public:
    explicit AnnouncementLine(QWidget* parent = nullptr);

    void announce(const QString& sentences);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void showQuietly();
};

} // namespace app::main
