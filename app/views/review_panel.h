// The review of a game: each player's account, the graph, and the ledger, where a click goes to
// that place in the game; and the figures.

#pragma once

#include "app/models/ledger_model.h"
#include "app/session/trainer.h"
#include "app/views/figures_view.h"
#include "app/views/score_graph.h"

#include <QComboBox>
#include <QLabel>
#include <QTreeView>
#include <QWidget>

namespace app {

class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReviewPanel(Trainer& trainer, QWidget* parent = nullptr);

    const LedgerModel& ledger() const { return model_; }

    // From what losses on choices are called mistakes.
    void setLimits(const ai::yahtzee::GradeLimits& points, const ai::yahtzee::GradeLimits& chances);

Q_SIGNALS:
    void objectiveChosen(const ai::yahtzee::Aim& aim); // by a person

protected:
    void showEvent(QShowEvent* event) override;

private:
    // What a review depends on.
    struct Question {
        core::yahtzee::Record record;
        ai::yahtzee::SharedProspects prospects;
        ai::yahtzee::Aim chance;
        ai::yahtzee::GradeLimits points;
        ai::yahtzee::GradeLimits chances;

        friend bool operator==(const Question&, const Question&) = default;
    };

    void makeLedger();
    void makeMeasure();
    QWidget* makePages();
    QWidget* makeGamePage();
    void connectParts();
    void refresh(); // if anybody looks
    void forget();  // another game has begun
    void show(const SharedReview& review);
    void followObjective(); // of the coach
    void showMeasure();
    void markNow();
    QString accounts() const;

    Trainer& trainer_;
    ReviewService service_;
    LedgerModel model_;
    std::optional<Question> asked_; // last
    Measure measured_by_ = Measure::points;
    ai::yahtzee::Aim chance_{ai::yahtzee::Aim::Kind::win}; // beside the points
    ai::yahtzee::GradeLimits points_ = ai::yahtzee::point_limits;
    ai::yahtzee::GradeLimits chances_ = ai::yahtzee::chance_limits;
    QLabel* accounts_;
    QComboBox* measure_;
    ScoreGraph* graph_;
    QTreeView* table_;
    FiguresView* figures_;
};

} // namespace app
