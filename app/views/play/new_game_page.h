// The page New Game: the opponents as cards, who sits at the table, with which dice, by which joker
// rule, and what the coach says.

#pragma once

#include "app/analysis/latest_request.h"
#include "app/session/trainer.h"
#include "app/views/parts/place_page.h"
#include "app/views/play/cards/opponent_card.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <vector>

namespace app::views::play {

class NewGamePage : public PlacePage {
    Q_OBJECT

public:
    // Begins with the players, rules and dice of the last game. `trainer` is kept by the caller.
    NewGamePage(session::Trainer& trainer, const core::yahtzee::notation::Record& last,
                session::HintMode hints = session::HintMode::off,
                const std::vector<session::ContestProgram>& programs = {},
                QWidget* parent = nullptr);

    core::yahtzee::notation::Record record() const; // of a game that is about to begin
    session::HintMode hints() const;
    QString tableText() const; // "At the table: You, Expert"

Q_SIGNALS:
    void started();
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Seat {
        QWidget* whole;
        QComboBox* kind;
        QLineEdit* name;
    };

    void addCards(QGridLayout& grid);
    QWidget* makeTable(const core::yahtzee::notation::Record& last,
                       const std::vector<session::ContestProgram>& programs);
    void addOptions(QGridLayout& grid);
    QLayout* makeButtons();
    Seat makeSeat(int number, const std::vector<session::ContestProgram>& programs);
    void fillSeat(const Seat& seat, int number,
                  const core::yahtzee::notation::RecordedPlayer& player);
    void showSeats(int count);
    void seat(const std::string& program); // at the table, from a card
    void check();                          // who can't sit at this table
    void askForRecords();

    session::Trainer& trainer_;
    QWidget* content_;                 // in the middle of a wide window
    std::vector<OpponentCard*> cards_; // the weakest first
    QButtonGroup* group_;
    QSpinBox* count_;
    std::vector<Seat> seats_;
    QCheckBox* real_dice_;
    QComboBox* hints_;
    QComboBox* joker_;
    QLabel* reason_;
    QPushButton* start_ = nullptr;
    analysis::LatestRequest<analysis::ProgressRequest> progress_request_;
};

} // namespace app::views::play
