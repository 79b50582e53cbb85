// Announces to a screen reader what has the focus, where Qt 6.4 doesn't: the row or cell of a view
// that gets the focus, and what a combo box is set to. Orca otherwise says "table" or "combo box"
// alone.

#pragma once

#include <QAbstractItemView>
#include <QComboBox>
#include <QObject>
#include <QPointer>

namespace app::main {

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
