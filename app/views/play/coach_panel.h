// The coach's panel: the best choice, the ranked choices under an objective, and the reason.

#pragma once

#include "app/models/choices_model.h"
#include "app/session/trainer.h"
#include "app/views/parts/today_card.h"
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

    // Sets whether the panel explains why a choice is worth less than another.
    void setExplaining(bool explains);
    bool isExplaining() const { return depth_->isVisibleTo(this); }
    void explain(); // now, what is selected or else the best
    void announceReason() { depth_->announce(); }

    void explainChoice(core::yahtzee::Action action);
    // Over the table instead of beside it: with an edge.
    void setDrawer(bool is_drawer);

    void offerTables(); // a person asks for them

    // Sets whether the game is solved.
    void setReady(bool is_ready);

    int leastWidth() const;

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
    void changeEvent(QEvent* event) override;

private:
    void showLinkColour();
    void layOut();
    void connectParts();
    void showChoices(std::optional<session::Advice> advice);
    void showVerdict();
    QString headline() const;
    QString silence() const; // why there is nothing to show
    bool lacksTables() const;
    void showDepth();

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
    QLabel* last_;     // the last choice, while hints are off
    TodayCard* today_; // the same
    TablesOffer* offer_;
    bool is_ready_ = false;
    bool is_drawer_ = false;
    bool explains_ = true;
    bool offers_tables_ = false;
};

} // namespace app::views::play
