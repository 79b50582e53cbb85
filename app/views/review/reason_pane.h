// Why one choice is worth more than another: where the points come from, how the turn ends, and
// which final scores follow.

#pragma once

#include "app/analysis/decision_requests.h"
#include "app/analysis/latest_request.h"
#include "app/session/trainer.h"
#include "app/views/parts/score_histogram.h"
#include "app/views/parts/waterfall.h"

#include <QLabel>
#include <QWidget>

#include <optional>

namespace app::views::review {

class ReasonPane : public QWidget {
    Q_OBJECT

public:
    explicit ReasonPane(session::Trainer& trainer, QWidget* parent = nullptr);

    // The game in phase to_decide; the difference of the values in points. The turn is played on
    // for the objective, which is the coach's if none is given.
    void show(const core::yahtzee::Game& game, core::yahtzee::Action chosen,
              core::yahtzee::Action best, double loss,
              const std::optional<ai::yahtzee::decide::Objective>& objective = {});
    void clear();

    QString reason() const; // in sentences; empty while it isn't known

Q_SIGNALS:
    void reasonKnown();

private:
    void showReason();
    void ask();
    void showExplanation(const analysis::Explanation& explanation);
    void showBoxes(const analysis::Explanation& explanation);

    struct Decision {
        core::yahtzee::Game game;
        core::yahtzee::Action chosen;
        core::yahtzee::Action best;
        double loss;
        ai::yahtzee::decide::Objective objective;
    };

    session::Trainer& trainer_;
    std::optional<Decision> decision_;
    analysis::LatestRequest<analysis::ExplanationRequest> explanation_;
    QLabel* title_;
    QLabel* loss_;
    Waterfall* waterfall_;
    QLabel* words_;
    QLabel* ends_title_;
    QLabel* ends_; // a table
    QLabel* scores_title_;
    ScoreHistogram* scores_;
    QLabel* spread_;
};

} // namespace app::views::review
