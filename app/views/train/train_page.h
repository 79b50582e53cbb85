// The place Train: what there is to practise and how it goes, or the exercise on the table.

#pragma once

#include "app/analysis/latest_request.h"
#include "app/analysis/progress_request.h"
#include "app/session/practice.h"
#include "app/session/preferences.h"
#include "app/session/trainer.h"
#include "app/views/place_page.h"
#include "app/views/train/exercise_view.h"
#include "app/views/train/home_view.h"

#include <QStackedWidget>

namespace app::views::train {

class TrainPage : public PlacePage {
    Q_OBJECT

public:
    explicit TrainPage(session::Trainer& trainer, QWidget* parent = nullptr);

    void setPreferences(const session::Preferences& preferences);

    session::Practice& practice() { return practice_; }

    // The costliest mistakes of the person in these games.
    void practiseMistakes(const std::vector<core::yahtzee::notation::Record>& records);

    // Writes the exercises of the set for Anki; on failure says why.
    void exportSet(const QString& path);

Q_SIGNALS:
    // A game that begins with an exercise: to be played on, or looked at.
    void playOnWanted(const core::yahtzee::notation::Record& record);
    void analysisWanted(const core::yahtzee::notation::Record& record);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void connectViews();
    void refresh();
    void lookAtGames();
    void begin(session::PracticeMode mode);
    void beginTheme(std::size_t theme);
    void beginAgain();
    void askWhereToExport();
    QString captionText() const;
    std::vector<ai::yahtzee::practice::AnalysedDecision> mistakes() const;

    session::Trainer& trainer_;
    session::Practice practice_;
    analysis::SharedProgress progress_;
    analysis::LatestRequest<analysis::ProgressRequest> progress_request_;
    double min_loss_;                 // points, of a mistake
    std::vector<std::size_t> themes_; // of the last set of themes
    QStackedWidget* pages_;
    HomeView* home_;
    ExerciseView* exercise_;
};

} // namespace app::views::train
