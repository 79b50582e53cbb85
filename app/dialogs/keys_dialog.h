// The key of every command, to be changed; and whether single characters are keys.

#pragma once

#include <QCheckBox>
#include <QDialog>
#include <QKeySequence>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <functional>
#include <vector>

namespace app::dialogs {

// A command as the dialog shows it.
struct KeyRow {
    QString name;
    QString text;
    QString keys;
    bool is_usual = true;
};

class KeysDialog : public QDialog {
    Q_OBJECT

public:
    // The operations on keys that the dialog calls while it is open.
    struct Actions {
        std::function<std::vector<KeyRow>()> rows;
        std::function<QString(const QString& name, const QKeySequence& keys)> set; // why not
        std::function<void(const QString& name)> reset;
        std::function<void(bool wanted)> set_character_keys;
    };

    KeysDialog(Actions actions, bool has_character_keys, QWidget* parent = nullptr);

Q_SIGNALS:
    void announced(const QString& sentences); // for the screen reader to say

private:
    void makeList();
    void refresh();
    void setKeys();
    void resetKeys();
    QString current() const; // the command's name; empty: none

    Actions actions_;
    QCheckBox* characters_;
    QTreeWidget* list_;
    QKeySequenceEdit* edit_;
    QPushButton* set_;
    QPushButton* reset_;
    QLabel* outcome_;
};

} // namespace app::dialogs
