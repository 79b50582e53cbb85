// The lesson of two minutes: what the game is about, then eight positions, each of another step of
// the basic strategy, on a table of its own. A wrong choice has a second try.

#pragma once

#include "app/analysis/latest_request.h"
#include "app/analysis/practice_requests.h"
#include "app/models/sheet_model.h"
#include "app/views/parts/dice_view.h"
#include "app/views/parts/sheet_view.h"
#include "app/widgets/action_button.h"
#include "app/widgets/dice/keep_picture.h"

#include <QDialog>
#include <QLabel>

namespace app::dialogs {

class LessonDialog : public QDialog {
    Q_OBJECT

public:
    explicit LessonDialog(analysis::AnalysisService& analysis, QWidget* parent = nullptr);

    // The decisions; empty while they are being looked for.
    const std::vector<ai::yahtzee::practice::Exercise>& exercises() const { return exercises_; }

    // As by the dice and the button, and by the sheet.
    void roll();
    void take(core::yahtzee::Box box);

Q_SIGNALS:
    void finished(); // the last decision was explained
    // The decision, the dice that are kept and the answer, for screen readers.
    void announced(const QString& sentences);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Stage { opening, asked, wrong, explained, over };

    void layOut();
    void makeKeys();
    void showOpening();
    void showExercise(std::size_t at);
    void showHeld();
    void showCount();
    void showAnswer(const QString& verdict, bool is_right);
    void paintAnswer(); // in the colours of the palette
    void decide(core::yahtzee::Action action);
    void explain(core::yahtzee::Action action);
    void goOn();
    bool canRoll() const;
    const ai::yahtzee::practice::Exercise& exercise() const { return exercises_[at_]; }

    analysis::LatestRequest<analysis::ExerciseRequest> request_;
    std::vector<ai::yahtzee::practice::Exercise> exercises_;
    core::yahtzee::Game game_; // on the table
    std::size_t at_ = 0;
    int right_ = 0;                // at the first try
    std::optional<bool> is_right_; // the answer, if one is shown
    unsigned held_ = 0;
    Stage stage_ = Stage::opening;
    models::SheetModel sheet_;
    QLabel* where_;
    QLabel* task_;
    widgets::KeepPicture* picture_; // of the opening
    views::SheetView* sheet_view_;
    views::DiceView* dice_;
    widgets::ActionButton* roll_;
    QLabel* step_;
    QLabel* answer_;
    widgets::ActionButton* next_;
};

} // namespace app::dialogs
