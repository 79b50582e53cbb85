// Why one choice is worth more than another: where the points come from, how the turn ends, and
// which final scores follow.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"
#include "app/analysis/decision_reason.h"
#include "app/views/parts/score_histogram.h"
#include "app/views/parts/waterfall.h"
#include "app/widgets/text_label.h"

#include <QLabel>
#include <QWidget>

namespace app::views::review {

class ReasonPane : public QWidget {
    Q_OBJECT

public:
    explicit ReasonPane(analysis::AnalysisService& analysis, QWidget* parent = nullptr);

    void setBrief(bool is_brief); // without the final scores

    // The game in phase to_decide. Values, loss and win probabilities are those under the
    // objective, for which the turn is played on.
    // `grade`: of the other.
    void show(const core::yahtzee::Game& game, const ai::yahtzee::decide::RankedAction& best,
              const ai::yahtzee::decide::RankedAction& other,
              const ai::yahtzee::decide::Objective& objective, ai::yahtzee::review::Grade grade);
    void clear();

    QString reason() const; // in sentences; empty while it isn't known

Q_SIGNALS:
    void reasonKnown();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitFont();
    void showLossColour();
    void showWhatIsKnown();
    void showScores();
    void showBoxes();
    QString waitingText() const;

    ai::yahtzee::review::Grade grade_ = ai::yahtzee::review::Grade::fine; // of the other
    analysis::DecisionReason why_;
    bool is_known_ = false;
    bool is_brief_ = false;
    QLabel* title_;
    QLabel* loss_;
    Waterfall* waterfall_;
    widgets::ParagraphLabel* words_;
    QLabel* ends_title_;
    QLabel* ends_; // a table
    QLabel* scores_title_;
    ScoreHistogram* scores_;
    QLabel* spread_;
};

} // namespace app::views::review
