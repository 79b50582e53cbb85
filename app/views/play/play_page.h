// The place Play: the sheet, the table and the coach side by side. Shows what the session says and
// passes on what a person does.

#pragma once

#include "app/models/sheet_model.h"
#include "app/session/preferences.h"
#include "app/session/trainer.h"
#include "app/views/place_page.h"
#include "app/views/play/coach_panel.h"
#include "app/views/play/sheet_view.h"
#include "app/views/play/table_view.h"

#include <functional>

namespace app::views::play {

class PlayPage : public PlacePage {
    Q_OBJECT

public:
    // `trainer` is kept by the caller.
    explicit PlayPage(session::Trainer& trainer, QWidget* parent = nullptr);

    void setPreferences(const session::Preferences& preferences);

    // As by the button, by a click in the sheet and by a click on a die.
    void roll();
    void take(core::yahtzee::Box box);
    void toggleHeld(int slot);

    bool isCoachShown() const { return coach_->isVisibleTo(this); }
    void showCoach(bool shown);
    CoachPanel& coach() { return *coach_; }
    void focusSheet();
    void focusChoices();
    void focusObjective();

Q_SIGNALS:
    void objectiveChosen(const ai::yahtzee::decide::Objective& aim);
    // The tutor objects; `carry_out` does it all the same.
    void doubted(const session::Advice& doubt, const std::function<void()>& carry_out);

private:
    void makeKeysForDice();
    void listenToSession();
    void listenToOthers();
    void onChanged(session::GameSession::Change change);
    void showSettled(); // what waits for the dice to lie still
    void showAdvice();
    void showReadiness();
    void decide(core::yahtzee::Action action, const std::function<void()>& carry_out);
    void pick(core::yahtzee::Action action);

    session::Trainer& trainer_;
    session::Preferences preferences_;
    std::function<void()> undecided_; // waits for the coach
    models::SheetModel sheet_;
    SheetView* sheet_view_;
    TableView* table_;
    CoachPanel* coach_;
};

} // namespace app::views::play
