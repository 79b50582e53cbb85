// All decisions of a game, for experts: each player's totals, the graph, and the table, where a
// click goes to that moment of the game; and the figures.

#pragma once

#include "app/models/analysis_model.h"
#include "app/session/game_review.h"
#include "app/session/trainer.h"
#include "app/views/parts/figures_view.h"
#include "app/views/parts/score_graph.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTreeView>
#include <QWidget>

namespace app::views {

class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    // Both are kept by the caller.
    ReviewPanel(session::Trainer& trainer, session::GameReview& review, QWidget* parent = nullptr);

    const models::AnalysisModel& model() const { return model_; }

    void addTool(QWidget* tool); // above the pages, at the left

Q_SIGNALS:
    // Another review, or by another measure. The table shows it.
    void shown(bool is_other_game);

private:
    void makeMeasure();
    QWidget* makePages();
    QWidget* makeGamePage();
    void connectParts();
    void refresh();
    void showOnlyMine(bool only);
    void showMeasure();
    void markNow();
    QString accounts() const;

    session::Trainer& trainer_;
    session::GameReview& review_;
    models::AnalysisModel model_;
    models::Measure wanted_ = models::Measure::points;
    QWidget* tools_;
    QLabel* accounts_;
    QComboBox* measure_;
    QCheckBox* only_mine_;
    ScoreGraph* graph_;
    QTreeView* table_;
    FiguresView* figures_;
};

} // namespace app::views
