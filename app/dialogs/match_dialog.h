// Two programs against each other, watched: their sheets and dice, the score with its interval and
// graph, and every game that is over, to be opened in the review. The pace goes from step by step
// to full speed, and the match can stop and go on.

#pragma once

#include "app/models/sheet_model.h"
#include "app/session/programs/contest_players.h"
#include "app/session/programs/match_process.h"
#include "app/views/parts/dice_view.h"
#include "app/views/parts/match_graph.h"
#include "app/views/parts/sheet_view.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

namespace app::dialogs {

class MatchDialog : public QDialog {
    Q_OBJECT

public:
    // `options` of `alea-judge yahtzee match`.
    MatchDialog(const std::vector<session::ContestProgram>& programs, QWidget* parent = nullptr,
                QStringList options = {});

    const session::MatchProcess& match() const { return match_; }

Q_SIGNALS:
    void opened(const core::yahtzee::notation::Record& record);
    void announced(const QString& sentences); // for the screen reader to say

private:
    QWidget* makeSetup();
    QWidget* makeBoard();
    QWidget* makeScore();
    QWidget* makeControls();
    void fillPrograms(QComboBox* box, const std::vector<session::ContestProgram>& programs);
    void connectParts();
    void begin(); // asks first if games would be lost
    void keepLog();
    void start();
    void toggle(); // stops it for a while, or lets it go on
    void showState();
    void showRoll(int side, const core::yahtzee::Position& position);
    void showAction(int side, core::yahtzee::Action action);
    void showScore(); // soon: at full speed not after each game
    bool isTooFast() const;
    void showFastGame();
    void refreshScore();
    void addGames();
    void openGame(int row);
    void tellTrouble(const QString& words);
    std::chrono::milliseconds pace() const;

    session::MatchProcess match_;
    QComboBox* first_;
    QComboBox* second_;
    QSpinBox* count_;
    QPushButton* start_;
    models::SheetModel sheet_;
    views::SheetView* sheet_view_;
    views::DiceView* dice_;
    QLabel* said_;
    QLabel* score_;
    views::MatchGraph* graph_;
    QListWidget* games_;
    QWidget* results_; // the graph and the games, once there is a match
    QPushButton* open_;
    QLabel* trouble_;
    QPushButton* toggle_;
    QPushButton* step_;
    QPushButton* stop_;
    QSlider* pace_;
    QTimer soon_;
    core::yahtzee::Game game_{2};
};

} // namespace app::dialogs
