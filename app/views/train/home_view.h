// The choice of practice: the set of today, the ladder of opponents, and the steps of the basic
// strategy with the present cost of each.

#pragma once

#include "app/models/steps_model.h"
#include "app/session/practice.h"
#include "app/views/parts/today_card.h"
#include "app/views/train/ladder_view.h"
#include "app/widgets/action_button.h"

#include <QLabel>
#include <QListView>
#include <QWidget>

namespace app::views::train {

class HomeView : public QWidget {
    Q_OBJECT

public:
    HomeView(session::Practice& practice, QWidget* parent = nullptr);

    void showMistakes(int waiting); // in the saved games
    void showWork(int done, int games);
    void showFailure(const QString& why);
    void refresh(); // from the practice

    const models::StepsModel& steps() const { return steps_; }

Q_SIGNALS:
    void modeChosen(session::PracticeMode mode);
    void stepChosen(int step);
    void playWanted(const QString& program);
    void progressWanted();
    void pageWanted(); // of the basic strategy

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeLadder();
    QWidget* makeSteps();
    QString levelText() const;

    session::Practice& practice_;
    models::StepsModel steps_;
    TodayCard* today_;
    LadderView* ladder_;
    QLabel* level_;
    QString failure_; // of reading the saved games
    widgets::ActionButton* mistakes_;
    widgets::ActionButton* placement_;
    widgets::ActionButton* progress_;
    QLabel* steps_title_;
    QLabel* steps_note_;
    QListView* list_;
    widgets::ActionButton* exceptions_;
    widgets::ActionButton* last_turns_;
    QLabel* works_;
};

} // namespace app::views::train
