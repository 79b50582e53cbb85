// My mistakes: which of those in the saved games are to be practised, by deciding step, grade,
// objective and least loss, the newest or the costliest first.

#pragma once

#include "ai/yahtzee/practice/exercise.h"
#include "app/analysis/latest_request.h"
#include "app/analysis/progress_request.h"
#include "app/models/mistakes_model.h"
#include "app/session/practice.h"
#include "app/widgets/segment_bar.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QWidget>

namespace app::views::train {

class MistakesPicker : public QWidget {
    Q_OBJECT

public:
    // `index_path`: of the index of the saved games.
    MistakesPicker(session::Practice& practice, analysis::AnalysisService& analysis,
                   QString index_path, QWidget* parent = nullptr);

    // From what losses on a choice is a mistake: the preferences.
    void setLimits(const ai::yahtzee::review::GradeLimits& points,
                   const ai::yahtzee::review::GradeLimits& probabilities);

    void lookAgain();

    ai::yahtzee::practice::Goal goal() const;
    storage::MistakeQuery query() const;
    // The selected mistakes; if only one is selected, that and the nine after it.
    std::vector<storage::MistakeEntry> picked() const;

Q_SIGNALS:
    void practiceWanted(); // of what is picked
    void gameWanted(const storage::MistakeEntry& mistake);
    void leaveWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeFilters();
    void makeList();
    QWidget* makeButtons();
    void showFound(const analysis::MistakesRequest::Answer& found);
    void showUnit();
    void openCurrent();
    const ai::yahtzee::review::GradeLimits& limits() const;

    session::Practice& practice_;
    QString index_path_;
    ai::yahtzee::review::GradeLimits points_ = ai::yahtzee::review::point_limits;
    ai::yahtzee::review::GradeLimits probabilities_ = ai::yahtzee::review::probability_limits;
    models::WaitingMistakesModel model_;
    analysis::LatestRequest<analysis::MistakesRequest> request_;
    widgets::SegmentBar* goals_;
    QComboBox* order_;
    QComboBox* grade_;
    QComboBox* step_;
    QDoubleSpinBox* least_;
    QTreeView* list_;
    QLabel* state_;
    QPushButton* practise_;
    QPushButton* open_;
    QPushButton* again_;
};

} // namespace app::views::train
