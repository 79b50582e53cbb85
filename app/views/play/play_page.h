// The page Play: the sheet, the table and the coach side by side; in a narrow window the coach is
// a drawer over the table. Shows what the session says and passes on what a person does.

#pragma once

#include "app/analysis/decision_reason.h"
#include "app/models/sheet_model.h"
#include "app/session/preferences.h"
#include "app/session/trainer.h"
#include "app/session/turn_controller.h"
#include "app/views/parts/place_page.h"
#include "app/views/parts/sheet_view.h"
#include "app/views/play/coach_panel.h"
#include "app/views/play/play_overlays.h"
#include "app/views/play/scrim.h"
#include "app/views/play/strip_updater.h"
#include "app/views/play/table_view.h"

#include <QElapsedTimer>

#include <functional>

namespace app::views::play {

class PlayPage : public PlacePage {
    Q_OBJECT

public:
    // Pixels, from which the coach has a column of its own.
    static constexpr int least_width_for_coach = 1000;

    // `trainer` is kept by the caller.
    explicit PlayPage(session::Trainer& trainer, QWidget* parent = nullptr);

    void setPreferences(const session::Preferences& preferences);

    // As by a key, by a click in the sheet and by a click on a die.
    void roll();
    void take(core::yahtzee::Box box);
    void toggleHeld(int slot);
    // True if roll() would do anything.
    bool canRoll() const;

    bool isCoachShown() const { return coach_->isVisibleTo(this); }
    void showCoach(bool shown);
    // True if the coach has a column where there is room for one; kept between runs.
    bool wantsCoach() const { return wants_coach_; }
    void setWantsCoach(bool wants);
    // Large type, to be read from across a table; the coach gives its room away.
    void setLarge(bool large);
    CoachPanel& coach() { return *coach_; }
    TableView& table() { return *table_; }
    PlayOverlays& overlays() { return *overlays_; }
    void focusSheet() { sheet_view_->setFocus(Qt::ShortcutFocusReason); }
    void focusChoices();
    void focusObjective();

    // For somebody new: four ways to begin, and marks in the first turn.
    void welcome() { overlays_->welcome(opponentsText()); }
    // In a person's first game there is less to see, unless hints are on.
    void setNewcomer(bool is_newcomer);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void hintsWanted(session::HintMode mode);
    void coachShown(bool shown);
    void reviewWanted();
    void practiceWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeKeys();
    void listenToTrainer();
    void listenToParts();
    void listenToOverlays();
    void onChanged(session::GameSession::Change change);
    std::optional<core::dice::Dice> diceOnTable() const;
    void showSettled(); // what waits for the dice to lie still
    void showAdvice();
    void showHeld();
    void showMessage();
    std::vector<MessageCard::Reply> wayBack() const; // to the game, from an earlier moment of it
    void showMoment();                               // of the game, that is looked at
    // The best choice and why, where the coach does not say it beside the table.
    QString hintText(const session::Advice& hint);
    const ai::yahtzee::review::GradeLimits& limitsOf(const session::Advice& advice) const;
    void showReadiness();
    void showCaption();
    QString opponentsText() const; // of all
    QString opponentText(const core::yahtzee::notation::RecordedPlayer& player) const;
    void placeColumns();
    void placeSheetAndTable(int coach); // pixels of its column
    // True if the drawer covers the table, which it then leaves: keys mean the table.
    bool uncoverTable();
    void showDrawerButton();
    void makeRoomForEnd(bool shown);
    int leastWidth() const; // of three columns
    int leastTableWidth() const;
    bool isNarrow() const; // too narrow for three columns that stay
    bool hasThreeColumns() const;
    void rollNow();
    void object(); // what the tutor objects to
    void dropDoubt();
    void pick(core::yahtzee::Action action);

    session::Trainer& trainer_;
    session::Preferences preferences_;
    session::RollGuard guard_;
    QElapsedTimer clock_; // of the guard
    bool wants_coach_ = true;
    bool is_drawer_open_ = false;
    std::optional<bool> had_drawer_; // before the card at the end, which it would cover
    bool is_large_ = false;
    bool is_newcomer_ = false;
    models::SheetModel sheet_;
    SheetView* sheet_view_;
    TableView* table_;
    CoachPanel* coach_;
    QPushButton* drawer_button_;
    Scrim* drawer_scrim_; // behind the drawer where it covers the table
    StripUpdater* strip_;
    analysis::DecisionReason why_; // the hint's best choice is the best
    PlayOverlays* overlays_;
};

} // namespace app::views::play
