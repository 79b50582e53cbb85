// A file can hold many games: which one? Or what all of them say together.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <QDialog>
#include <QListWidget>

#include <vector>

namespace app::dialogs {

class ChooseGameDialog : public QDialog {
    Q_OBJECT

public:
    explicit ChooseGameDialog(std::vector<core::yahtzee::notation::Record> records,
                              QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(const core::yahtzee::notation::Record& record);
    void figuresWanted(const std::vector<core::yahtzee::notation::Record>& records); // of all

private:
    void choose();

    std::vector<core::yahtzee::notation::Record> records_;
    QListWidget* list_;
};

} // namespace app::dialogs
