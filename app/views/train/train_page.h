// The page Train: the choice of practice and its progress, or the exercise on the table.

#pragma once

#include "app/analysis/latest_request.h"
#include "app/analysis/progress_request.h"
#include "app/session/preferences.h"
#include "app/session/trainer.h"
#include "app/views/parts/place_page.h"
#include "app/views/train/exercise_view.h"
#include "app/views/train/home_view.h"
#include "app/views/train/mistakes_picker.h"
#include "app/views/train/progress_view.h"
#include "app/widgets/page_stack.h"

#include <optional>

namespace app::views::train {

class TrainPage : public PlacePage {
    Q_OBJECT

public:
    explicit TrainPage(session::Trainer& trainer, QWidget* parent = nullptr);

    void setPreferences(const session::Preferences& preferences);

    session::Practice& practice() { return practice_; }

    void goToPageOf(const TrainPage& other);

    // Positions like the costliest mistakes of the person in these games.
    void practiseMistakes(const std::vector<core::yahtzee::notation::Record>& records);

    // Writes the exercises of the set for Anki; on failure says why.
    void exportSet(const QString& path);

    // The result of a finished set as one line to share.
    QString resultLine() const;

Q_SIGNALS:
    // A game that begins with an exercise, to be played on; or one against an opponent of the
    // ladder.
    void playOnWanted(const core::yahtzee::notation::Record& record);
    // A game to be looked at: at a ply of its main line, or as it ended.
    void analysisWanted(const core::yahtzee::notation::Record& record,
                        std::optional<std::size_t> ply);
    void strategyPageWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void connectViews();
    void connectGames();
    void refresh();
    void lookAtGames();
    void lookAtIndex();
    void showProgress(const analysis::SharedProgress& progress);
    void beginMistakes();
    void showPage(QWidget* page, const QString& caption);
    void showHome();
    void showPicker();
    void showProgressPage();
    void openGame(const QString& key);
    void openMistake(const storage::MistakeEntry& mistake);
    void begin(session::PracticeMode mode);
    void beginAgain(bool missed);
    void play(const QString& program);
    void askWhereToExport();
    QString captionText() const;
    QString homeCaption() const;

    session::Trainer& trainer_;
    session::Practice& practice_;
    analysis::LatestRequest<analysis::ProgressRequest> progress_request_;
    analysis::LatestRequest<analysis::MistakesRequest> mistakes_request_; // that wait
    double min_loss_;                                                     // points, of a mistake
    bool from_picker_ = false;                                            // the set goes back there
    widgets::PageStack* pages_;
    HomeView* home_;
    MistakesPicker* picker_;
    ProgressView* progress_;
    ExerciseView* exercise_;
};

} // namespace app::views::train
