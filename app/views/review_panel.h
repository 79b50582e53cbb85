// The review of a game: each player's account, the graph, and the ledger, where a click goes to
// that place in the game; and the figures.

#pragma once

#include "app/analysis/latest_request.h"
#include "app/analysis/review_request.h"
#include "app/models/analysis_model.h"
#include "app/session/trainer.h"
#include "app/views/figures_view.h"
#include "app/views/score_graph.h"

#include <QComboBox>
#include <QLabel>
#include <QTreeView>
#include <QWidget>

namespace app::views {

class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReviewPanel(session::Trainer& trainer, QWidget* parent = nullptr);

    const models::AnalysisModel& ledger() const { return model_; }

    // From what losses on choices are called mistakes.
    void setLimits(const ai::yahtzee::review::GradeLimits& points,
                   const ai::yahtzee::review::GradeLimits& chances);

Q_SIGNALS:
    void objectiveChosen(const ai::yahtzee::decide::Objective& aim); // by a person

protected:
    void showEvent(QShowEvent* event) override;

private:
    // What a review depends on.
    struct Question {
        core::yahtzee::notation::Record record;
        ai::yahtzee::solve::SharedScoreSource score_source;
        ai::yahtzee::decide::Objective chance;
        ai::yahtzee::review::GradeLimits points;
        ai::yahtzee::review::GradeLimits chances;

        friend bool operator==(const Question&, const Question&) = default;
    };

    void analyseGame();
    void makeMeasure();
    QWidget* makePages();
    QWidget* makeGamePage();
    void connectParts();
    void refresh(); // if anybody looks
    void forget();  // another game has begun
    void show(const analysis::SharedReview& review);
    void followObjective(); // of the coach
    void showMeasure();
    void markNow();
    QString accounts() const;

    session::Trainer& trainer_;
    analysis::LatestRequest<analysis::ReviewRequest> review_;
    models::AnalysisModel model_;
    std::optional<Question> asked_; // last
    models::Measure measured_by_ = models::Measure::points;
    ai::yahtzee::decide::Objective chance_{
        ai::yahtzee::decide::Objective::Kind::win}; // beside the points
    ai::yahtzee::review::GradeLimits points_ = ai::yahtzee::review::point_limits;
    ai::yahtzee::review::GradeLimits chances_ = ai::yahtzee::review::chance_limits;
    QLabel* accounts_;
    QComboBox* measure_;
    ScoreGraph* graph_;
    QTreeView* table_;
    FiguresView* figures_;
};

} // namespace app::views
