// The middle of the page Play: whose turn it is, the dice, the roll button, what there is to say
// about the choice, and the game so far.

#pragma once

#include "app/session/coach.h"
#include "app/session/game_session.h"
#include "app/views/parts/dice_view.h"
#include "app/views/play/cards/message_card.h"
#include "app/views/play/game_strip.h"
#include "app/widgets/roll_button.h"
#include "app/widgets/text_label.h"

#include <QPushButton>
#include <QWidget>

namespace app::views::play {

class DiceSealButton;
class FacePad;

class TableView : public QWidget {
    Q_OBJECT

public:
    explicit TableView(session::GameSession& session, QWidget* parent = nullptr);

    DiceView& dice() { return *dice_; }
    MessageCard& message() { return *message_; }
    widgets::RollButton& rollButton() { return *roll_; }
    GameStrip& strip() { return *strip_; }

    // Heading, kept dice, button: from the session. What says which roll it is waits for its dice.
    void showTurn();
    void showHint(const std::optional<session::Advice>& hint);
    void say(const QString& line) { said_->setText(line); } // what happened
    void forgetLines() { said_->setText(" "); }

    void setLarge(bool large); // to be read from afar
    // For a first game: without the seal of the dice, and the strip only with hints.
    void setPlain(bool plain, bool has_hints);

    // In which the dice have their least size.
    static constexpr int margin = 6; // pixels around what stands on the table
    int leastWidth() const { return dice_->minimumSizeHint().width() + 2 * margin; }

Q_SIGNALS:
    void rollWanted();  // by the button
    void hurryWanted(); // by a click while a program plays
    void takeBackWanted();
    void sealWanted(); // what seals the dice

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString heading() const;
    void showButton();
    void showStrip();
    void showRace();
    void fitFonts();
    void fitHelp();
    int greatestDice() const; // pixels of their height
    QString throwText() const;
    QString throwAgainText(int dice, int left) const;
    QString rollText(int dice, int left) const;
    QString helpText() const;

    session::GameSession& session_;
    bool is_large_ = false;
    bool shows_strip_ = true;
    widgets::ElidedLabel* heading_;
    widgets::ElidedLabel* said_;
    DiceView* dice_;
    widgets::RollButton* roll_;
    FacePad* faces_; // while real dice are to be entered
    QPushButton* take_back_;
    widgets::ElidedLabel* help_;
    MessageCard* message_;
    DiceSealButton* seal_;
    GameStrip* strip_;
    GameStrip* race_; // the curve of the points, in place of the strip in a first game
};

} // namespace app::views::play
