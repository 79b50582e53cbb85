// A choice in depth: why it is worth what it is and what the decision hangs on, the final scores
// that follow, and where the turn may end. Each on a page of its own.

#pragma once

#include "app/analysis/explanation_request.h"
#include "app/analysis/latest_request.h"
#include "app/models/box_probabilities_model.h"
#include "app/session/coach.h"
#include "app/views/score_histogram.h"

#include <QLabel>
#include <QTabWidget>
#include <QTreeView>
#include <QWidget>

#include <optional>

namespace app::views::play {

class DepthPane : public QWidget {
    Q_OBJECT

public:
    explicit DepthPane(analysis::AnalysisService& analysis, QWidget* parent = nullptr);

    // The choice in a row of the advice. Nothing is worked out while nobody looks.
    void show(const session::Advice& advice, int row);
    void clear();

    // What is worked out is not wanted any more.
    void stop();

    const models::BoxProbabilitiesModel& boxes() const { return boxes_; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeWhyPage();
    QWidget* makeScoresPage();
    QWidget* makeTurnPage();
    void refresh();
    void prepare(); // what reasons are made of
    void explain(); // again, if something new is known
    void showReason();
    void showExplanation();
    void showNothing();
    void showNoExplanation();
    const ai::yahtzee::decide::RankedAction& choice() const;
    const ai::yahtzee::decide::RankedAction& other() const; // what it is compared with

    analysis::AnalysisService& analysis_;
    analysis::LatestRequest<analysis::ExplanationRequest> explanations_;
    std::optional<session::Advice> advice_;
    std::size_t row_ = 0;
    std::optional<analysis::ExplanationRequest> asked_;
    std::optional<analysis::Explanation> explanation_; // of what was asked, once it is there
    models::BoxProbabilitiesModel boxes_;
    QLabel* title_;
    QTabWidget* pages_;
    QLabel* reason_ = nullptr;
    QLabel* flip_ = nullptr;
    ScoreHistogram* histogram_ = nullptr;
    QLabel* spread_ = nullptr;
    QTreeView* turn_ = nullptr;
};

} // namespace app::views::play
