// The mistakes of a game: their list, the one that is chosen as a picture, and why it lost what it
// lost.

#pragma once

#include "app/models/mistakes_model.h"
#include "app/session/game_review.h"
#include "app/session/trainer.h"
#include "app/views/parts/announced_words.h"
#include "app/views/parts/score_graph.h"
#include "app/views/review/choice_picture.h"
#include "app/views/review/moment_sheet.h"
#include "app/views/review/reason_pane.h"
#include "app/widgets/fitting_scroll.h"
#include "app/widgets/segment_bar.h"

#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QWidget>

#include <optional>

namespace app::views::review {

class MistakesView : public QWidget {
    Q_OBJECT

public:
    MistakesView(session::Trainer& trainer, const models::AnalysisModel& analysis,
                 QWidget* parent = nullptr);

    // After the analysis has changed: at the decision that was shown, else the costliest mistake.
    void refresh(bool is_other_game);

    const models::MistakesModel& mistakes() const { return mistakes_; }
    std::optional<int> shown() const { return row_; } // of the analysis
    void showSheet(bool shown); // instead of the reason, where there is no room for both
    void showDecision(int row);
    // The decision at a moment of the game; after the next refresh() if it isn't known yet.
    void showMoment(std::size_t moment);
    void nextMistake() { goToMistake(1); }
    void previousMistake() { goToMistake(-1); }
    void step(int direction); // to the person's decision before or after in the game
    void tryAgain();
    void playBest();

Q_SIGNALS:
    void ledgerWanted();
    void tryWanted();      // on the page Play
    void playOnWanted();   // there, after the best choice
    void practiseWanted(); // of the game's mistakes
    void measureChosen(bool by_winning);
    void announced(const QString& sentences); // see PlacePage

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeList();
    QWidget* makeMiddle();
    QWidget* makeSide();
    void makeKeys();
    void goToMistake(int direction);
    void showNothing();
    void announce();             // what is new
    QString spokenWords() const; // of what is shown
    QString stepText() const;    // the step that decides, and whether it was followed
    double points(core::yahtzee::Action action) const; // that it is worth
    text::Advice shownAdvice() const; // the best choice, and the own one if it is another
    bool showWanted();                // false: nothing is wanted, or it isn't there
    void fitSide();
    int leastReason() const;  // width
    QString lossText() const; // what the choice that is shown lost

    session::Trainer& trainer_;
    const models::AnalysisModel& analysis_;
    models::MistakesModel mistakes_;
    std::optional<int> row_;
    std::optional<std::size_t> wanted_; // a moment
    QLabel* title_;
    QLabel* best_; // how many choices were
    QListView* list_;
    QPushButton* practise_;
    QPushButton* all_;
    QLabel* heading_;
    ChoicePicture* picture_;
    QLabel* verdict_;
    QLabel* detail_;
    QLabel* step_;
    QPushButton* try_;
    QPushButton* play_best_;
    QLabel* keys_;
    widgets::SegmentBar* measure_;
    QLabel* graph_title_;
    ScoreGraph* graph_;
    widgets::SegmentBar* sides_; // the reason, or the sheet
    MomentSheet* sheet_;
    ReasonPane* reason_;
    widgets::FittingScroll* reason_scroll_;
    QWidget* list_pane_;
    AnnouncedWords announced_words_;
};

} // namespace app::views::review
