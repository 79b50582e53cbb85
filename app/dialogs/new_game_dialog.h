// Who plays, and by which joker rule.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QSpinBox>

#include <vector>

namespace app::dialogs {

class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    // Starts from who played last.
    explicit NewGameDialog(const core::yahtzee::notation::Record& last, QWidget* parent = nullptr);

    core::yahtzee::notation::Record record() const; // of a game that is about to begin

private:
    struct Row {
        QComboBox* kind;
        QLineEdit* name;
    };

    Row makeRow(int number);
    void fillRow(const Row& row, const core::yahtzee::notation::RecordedPlayer& player);
    void showRows(int count);

    QSpinBox* count_;
    std::vector<Row> rows_;
    QComboBox* joker_;
};

} // namespace app::dialogs
