// A choice in depth: why it is worth less or more than another and what the decision hangs on, the
// final scores that follow, and where the turn may end. Each on a page of its own.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"
#include "app/analysis/decision_reason.h"
#include "app/analysis/latest_request.h"
#include "app/models/box_probabilities_model.h"
#include "app/session/coach.h"
#include "app/views/parts/score_histogram.h"
#include "app/views/parts/waterfall.h"
#include "app/widgets/text_label.h"

#include <QLabel>
#include <QTabWidget>
#include <QWidget>

#include <optional>

namespace app::views::play {

class ExplanationPanel : public QWidget {
    Q_OBJECT

public:
    explicit ExplanationPanel(analysis::AnalysisService& analysis, QWidget* parent = nullptr);

    // The choice in a row of the advice; the limits are in the unit of its losses. Nothing is
    // worked out while nobody looks.
    void show(const session::Advice& advice, int row,
              const ai::yahtzee::review::GradeLimits& limits);
    void clear();

    // Announces the reason, as soon as it is known.
    void announce();

    const models::BoxProbabilitiesModel& boxes() const { return boxes_; }
    const Waterfall& waterfall() const { return *waterfall_; }

Q_SIGNALS:
    void announced(const QString& sentences); // see PlacePage

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeWhyPage();
    QWidget* makeScoresPage();
    QWidget* makeTurnPage();
    void refresh();
    void showOnlyChoice();
    void prepare(); // what reasons are made of
    void ask();
    void showWhatIsKnown();
    void explainBreakEven();
    void showReason();
    void showBreakEven();
    QString waitingText() const; // what a reason waits for
    void showLossColour();
    void fitFont(); // which grows with the window
    void showExplanation();
    void showNoExplanation();
    const ai::yahtzee::decide::RankedAction& choice() const { return advice_->choices[row_]; }
    // The best choice, and the worse of the two that are compared.
    const ai::yahtzee::decide::RankedAction& best() const { return advice_->best(); }
    const ai::yahtzee::decide::RankedAction& worse() const;

    analysis::AnalysisService& analysis_;
    analysis::DecisionReason why_;
    analysis::LatestRequest<analysis::BreakEvenRequest> break_evens_;
    std::optional<session::Advice> advice_;
    std::size_t row_ = 0;
    ai::yahtzee::review::GradeLimits limits_ = ai::yahtzee::review::point_limits;
    std::optional<analysis::BreakEvenRequest> asked_break_even_;
    std::optional<ai::yahtzee::review::BreakEven> found_break_even_;
    models::BoxProbabilitiesModel boxes_;
    bool is_known_ = false;       // the reason is
    bool is_to_announce_ = false; // the reason, once it is known
    QLabel* title_;
    QLabel* loss_;
    QTabWidget* pages_;
    Waterfall* waterfall_ = nullptr;
    widgets::ParagraphLabel* reason_ = nullptr;
    QLabel* break_even_ = nullptr;
    ScoreHistogram* histogram_ = nullptr;
    QLabel* spread_ = nullptr;
};

} // namespace app::views::play
