// What the coach says: the ranked choices under an objective, and how the last one compares.

#pragma once

#include "app/models/choices_model.h"
#include "app/views/play/depth_pane.h"
#include "app/views/play/objective_box.h"
#include "app/views/play/tables_offer.h"
#include "app/widgets/elided_label.h"

#include <QLabel>
#include <QTreeView>
#include <QWidget>

namespace app::views::play {

class CoachPanel : public QWidget {
    Q_OBJECT

public:
    CoachPanel(session::Coach& coach, analysis::AnalysisService& analysis,
               QWidget* parent = nullptr);

    // Whether a choice is explained in depth once it is selected.
    void setExplaining(bool explains);
    bool isExplaining() const { return depth_->isVisibleTo(this); }
    void explain(); // now, what is selected or else the best

    void offerTables(); // a person asks for them

    // Whether the game is solved.
    void setReady(bool is_ready);

    // In which every box can be read with its points; keeps take less.
    int roomyWidth() const;

    void refresh(); // from the coach
    void focusObjective() { objective_->setFocus(Qt::ShortcutFocusReason); }

    const models::ChoicesModel& choices() const { return choices_; }

Q_SIGNALS:
    // A choice of the decision on the table was picked from the list.
    void picked(core::yahtzee::Action action);
    void objectiveChosen(const ai::yahtzee::decide::Objective& aim);

private:
    void makeList();
    int widthFor(const QString& widest) const; // of a column
    void showChoices(std::optional<session::Advice> advice);
    QString headline() const;
    bool lacksTables() const;
    void showDepth();

    session::Coach& coach_;
    models::ChoicesModel choices_;
    ObjectiveBox* objective_;
    QLabel* headline_;
    widgets::ElidedLabel* grounds_; // of what the list shows
    QTreeView* list_;
    DepthPane* depth_;
    QLabel* difference_;
    QLabel* comparison_;
    TablesOffer* offer_;
    bool is_ready_ = false;
    bool explains_ = true;
    bool offers_tables_ = false;
    bool is_asked_ = false; // a choice was selected in this window
};

} // namespace app::views::play
