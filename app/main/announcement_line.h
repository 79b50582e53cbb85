// The line at the foot of the window that says what happens, for those who listen. It is seen only
// with the focus: what was spoken can be read again there, letter by letter.

#pragma once

#include <QLineEdit>

namespace app::main {

class AnnouncementLine : public QLineEdit {
    Q_OBJECT

public:
    explicit AnnouncementLine(QWidget* parent = nullptr);

    void announce(const QString& sentences);

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace app::main
