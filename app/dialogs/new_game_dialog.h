// Who plays, with which dice, by which joker rule, and what the coach says.

#pragma once

#include "app/session/coach.h"
#include "app/session/programs/contest_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <vector>

namespace app::dialogs {

class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    // Begins with the players, rules and dice of the last game.
    explicit NewGameDialog(const core::yahtzee::notation::Record& last,
                           session::HintMode hints = session::HintMode::off,
                           std::vector<session::ContestProgram> programs = {},
                           QWidget* parent = nullptr);

    core::yahtzee::notation::Record record() const; // of a game that is about to begin
    session::HintMode hints() const;

private:
    struct Row {
        QWidget* whole;
        QComboBox* kind;
        QLineEdit* name;
    };

    void addPlayers(const core::yahtzee::notation::Record& last);
    QDialogButtonBox* makeButtons();
    Row makeRow(int number);
    void fillRow(const Row& row, int number, const core::yahtzee::notation::RecordedPlayer& player);
    void showRows(int count);
    void showStyles(); // of the programs that sit there
    void check();      // who can't sit at this table

    std::vector<session::ContestProgram> programs_;

    QSpinBox* count_;
    std::vector<Row> rows_;
    QFormLayout* form_;
    QLabel* styles_;
    QCheckBox* real_dice_;
    QComboBox* hints_;
    QComboBox* joker_;
    QLabel* reason_;
    QPushButton* start_ = nullptr;
};

} // namespace app::dialogs
