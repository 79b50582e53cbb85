// Tells a screen reader what has the focus, where Qt 6.4 doesn't: the row or cell of a view that
// gets the focus, and what a combo box is set to. Orca otherwise says "table" or "combo box" alone.

#pragma once

#include <QAbstractItemView>
#include <QComboBox>
#include <QObject>

namespace app::main {

class FocusTeller : public QObject {
    Q_OBJECT

public:
    explicit FocusTeller(QObject* parent = nullptr); // listens to the application

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void chosen(const QString& text); // in the combo box that has the focus

private:
    void tellCurrent(QAbstractItemView& view);
    void describe(QComboBox& box);
};

} // namespace app::main
