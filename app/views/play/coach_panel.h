// The coach's panel: the best choice, the ranked choices under an objective, and the reason.

#pragma once

#include "app/models/choices_model.h"
#include "app/session/trainer.h"
#include "app/views/parts/today_card.h"
#include "app/views/play/cards/last_choice.h"
#include "app/views/play/cards/turns_card.h"
#include "app/views/play/cards/verdict_card.h"
#include "app/views/play/choice_list.h"
#include "app/views/play/explanation_panel.h"
#include "app/views/play/objective_box.h"
#include "app/views/play/tables_offer.h"
#include "app/widgets/text_label.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

namespace app::views::play {

class SecondOpinion;

class CoachPanel : public QWidget {
    Q_OBJECT

public:
    // `trainer` is kept by the caller.
    explicit CoachPanel(session::Trainer& trainer, QWidget* parent = nullptr);

    // Sets whether the panel explains why a choice that is selected, or a person's own, is worth
    // less than the best.
    void setExplaining(bool explains);
    // True while reasons stand there, which need dice on the table.
    bool isExplaining() const { return depth_->isVisibleTo(this) && choices_.advice(); }
    void explain(); // this decision, though nothing is selected
    // From what loss on a choice is a mistake.
    void setLimits(const ai::yahtzee::review::GradeLimits& points,
                   const ai::yahtzee::review::GradeLimits& probabilities);
    void announceReason() { depth_->announce(); }

    void explainChoice(core::yahtzee::Action action);
    // Over the table instead of beside it: with an edge.
    void setDrawer(bool is_drawer);

    // Holds a mark below the card that offers hints, where it hides nothing.
    void hold(QWidget& mark);

    void offerTables(); // a person asks for them

    // Sets whether the game is solved.
    void setReady(bool is_ready);

    int leastWidth() const { return list_->leastWidth() + 16; }

    void refresh(); // from the decision on the table
    void showHeld();
    void focusObjective() { objective_->focusCurrent(); }
    void focusChoices() { list_->setFocus(Qt::ShortcutFocusReason); }

    const models::ChoicesModel& choices() const { return choices_; }

Q_SIGNALS:
    // A choice of the decision on the table was picked from the list.
    void picked(core::yahtzee::Action action);
    void objectiveChosen(const ai::yahtzee::decide::Objective& objective);
    void hintsWanted(session::HintMode mode);
    void practiceWanted();
    void closeWanted();                       // the drawer
    void announced(const QString& sentences); // see PlacePage

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void layOut();
    void connectParts();
    void showChoices(std::optional<session::Advice> advice);
    void showVerdict();
    QString headline() const;
    QString silence() const; // why there is nothing to show
    QString stepWords() const;
    bool lacksTables() const;
    void showDepth();
    const ai::yahtzee::review::GradeLimits& limitsOf(const session::Advice& advice) const;

    const session::GameSession& session_;
    session::Coach& coach_;
    const session::Decision& decision_;
    models::ChoicesModel choices_;
    ObjectiveBox* objective_;
    QToolButton* close_; // of the drawer
    VerdictCard* verdict_;
    widgets::ElidedLabel* grounds_; // of what the list shows
    ChoiceList* list_;
    QPushButton* all_;
    ExplanationPanel* depth_;
    SecondOpinion* second_;
    QLabel* difference_;
    QLabel* step_;       // of the basic strategy, before an explanation is asked for
    QLabel* how_to_ask_; // for one
    LastChoice* last_;   // while hints are off
    TodayCard* today_;   // the same
    TurnsCard* turns_;   // while no choices are listed
    TablesOffer* offer_;
    ai::yahtzee::review::GradeLimits point_limits_ = ai::yahtzee::review::point_limits;
    ai::yahtzee::review::GradeLimits probability_limits_ = ai::yahtzee::review::probability_limits;
    std::optional<core::yahtzee::Game> asked_about_; // the decision to explain
    bool is_ready_ = false;
    bool is_drawer_ = false;
    bool explains_ = true;
    bool offers_tables_ = false;
};

} // namespace app::views::play
