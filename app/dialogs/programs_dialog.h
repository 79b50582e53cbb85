// The contest programs that may play or advise: their names and command lines. Each can be tried.

#pragma once

#include "app/session/programs/contest_players.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace app::dialogs {

class ProgramsDialog : public QDialog {
    Q_OBJECT

public:
    ProgramsDialog(std::vector<session::ContestProgram> programs, const QString& second_coach,
                   QWidget* parent = nullptr);

Q_SIGNALS:
    // After every change. The second coach keeps its place under another name.
    void edited(const std::vector<session::ContestProgram>& programs, const QString& second_coach);
    void announced(const QString& sentences); // for the screen reader to say

private:
    QWidget* makeList();
    void connectParts();
    void addProgram();
    void removeProgram();
    void showProgram();
    void takeEdits();
    void showNames();
    void tellOutcome(const QString& words);
    void tryProgram();
    void tell();
    int current() const { return list_->currentRow(); }

    std::vector<session::ContestProgram> programs_;
    QString second_coach_;
    session::ContestPlayers players_; // to try them
    QListWidget* list_;
    QLabel* empty_; // in its place
    QLineEdit* name_;
    QLineEdit* command_;
    QPushButton* add_;
    QPushButton* remove_;
    QPushButton* try_;
    QLabel* outcome_;
};

} // namespace app::dialogs
