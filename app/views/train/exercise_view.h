// An exercise on the table: the sheet, the dice, and after the answer what was best and why. The
// answer is given as in a game, by dice and boxes.

#pragma once

#include "app/models/sheet_model.h"
#include "app/session/trainer.h"
#include "app/views/parts/announced_words.h"
#include "app/views/parts/dice_view.h"
#include "app/views/parts/sheet_view.h"
#include "app/views/train/answer_panel.h"
#include "app/views/train/set_end.h"
#include "app/widgets/card_frame.h"
#include "app/widgets/roll_button.h"
#include "app/widgets/two_rows.h"

#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QWidget>

namespace app::views::train {

class ExerciseView : public QWidget {
    Q_OBJECT

public:
    explicit ExerciseView(session::Trainer& trainer, QWidget* parent = nullptr);

    void refresh(); // from the practice

    // As by the large button, by a click in the sheet and by a click on a die.
    void goOn(); // rolls, or the next exercise
    void take(core::yahtzee::Box box) { practice_.answer(core::yahtzee::Action::score(box)); }
    void toggleHeld(int slot);

Q_SIGNALS:
    void said(const QString& message);
    void announced(const QString& sentences); // see PlacePage
    void leaveWanted();
    void againWanted(bool missed); // the missed ones again, or another set of the same kind
    void exportWanted();
    void copyWanted(); // of the result
    // The exercise as a game that begins with it.
    void playOnWanted(const core::yahtzee::notation::Record& record);
    // The game of the mistake that the exercise comes from, and the mistake's ply; else the
    // exercise itself.
    void analysisWanted(const core::yahtzee::notation::Record& record,
                        std::optional<std::size_t> ply);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeMiddle();
    void makeCards(QWidget* middle);
    QWidget* makeReplies();
    void makeKeys();
    void showState();
    void showParts();
    void showQuestion();
    void showDice();
    void showAnswer();
    void showEnd();
    void showWaiting();
    void showButton();
    void fit(); // the size and the font of the window
    void showStep();
    void showPractisedStep();
    void showStepCard(int step, const QString& words);
    void announce();             // what is new
    QString spokenWords() const; // the question, the answer or the end
    QString situation() const;
    QString originText() const;
    QString helpText() const;
    QString endText() const;
    QString placementText() const;
    const analysis::MistakeOrigin* origin() const; // whose game is known
    void analyse();
    bool canHold() const;
    bool isLastRoll() const; // of the exercise

    session::Practice& practice_;
    models::SheetModel sheet_;
    SheetView* sheet_view_;
    QLabel* heading_;
    QLabel* situation_;
    QLabel* origin_;
    DiceView* dice_;
    widgets::RollButton* go_on_;
    QShortcut* enter_ = nullptr; // goes on
    QLabel* help_;               // how to answer, and what is right
    widgets::CardFrame* verdict_;
    QLabel* verdict_mark_;
    QLabel* verdict_title_;
    QLabel* verdict_text_;
    widgets::CardFrame* step_;
    QLabel* step_title_;
    BarRows* example_; // dice of the step, while exercises are looked for
    QLabel* step_text_;
    QLabel* step_figure_;
    widgets::TwoRows* replies_;
    QPushButton* another_;
    QPushButton* retry_;
    QPushButton* copy_;
    QPushButton* more_;
    QPushButton* analyse_;
    QPushButton* play_on_;
    QPushButton* export_;
    QPushButton* leave_;
    AnswerPanel* panel_;
    SetEnd* end_;
    QWidget* middle_;
    QWidget* side_;                                          // with the panel
    unsigned held_ = 0;                                      // slots
    const ai::yahtzee::practice::Exercise* shown_ = nullptr; // whose dice are held
    std::size_t shown_at_ = 0;
    AnnouncedWords announced_words_;
};

} // namespace app::views::train
