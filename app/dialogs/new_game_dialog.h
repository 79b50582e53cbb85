// Who plays, and by which joker rule.

#pragma once

#include "app/session/game_setup.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QSpinBox>

#include <vector>

namespace app {

class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    // Starts from who played last.
    explicit NewGameDialog(const GameSetup& last, QWidget* parent = nullptr);

    GameSetup setup() const; // with a fresh seed

private:
    struct Row {
        QComboBox* kind;
        QLineEdit* name;
    };

    Row makeRow(int number);
    void fillRow(const Row& row, const Seat& seat);
    void showRows(int count);

    QSpinBox* count_;
    std::vector<Row> rows_;
    QComboBox* joker_;
};

// What a program is called at the table: "Optimal".
QString player_title(std::string_view name);

} // namespace app
