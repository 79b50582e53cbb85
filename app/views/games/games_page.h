// The page Games: the losses of choices over time, and all saved games, to look for, sort, name,
// star, delete, review and take elsewhere.

#pragma once

#include "app/analysis/latest_request.h"
#include "app/analysis/library_requests.h"
#include "app/models/games_model.h"
#include "app/session/trainer.h"
#include "app/views/games/filter_bar.h"
#include "app/views/games/progress_card.h"
#include "app/views/parts/empty_page.h"
#include "app/views/parts/place_page.h"
#include "app/widgets/notice_bar.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeView>

namespace app::views::games {

class GamesPage : public PlacePage {
    Q_OBJECT

public:
    explicit GamesPage(session::Trainer& trainer, QWidget* parent = nullptr);

    const models::GamesModel& games() const { return model_; }

    void import();                      // from a file that a person chooses
    void takeIn(const QString& path);   // games from a file, in the background
    void exportTo(const QString& path); // the games that are shown, as CSV

    // Lets the games that `other` deleted be brought back here.
    void takeDeleted(const GamesPage& other);

Q_SIGNALS:
    void opened(const core::yahtzee::notation::Record& record);
    void playOnWanted(const core::yahtzee::notation::Record& record); // a game that is not over
    void figuresWanted(const std::vector<core::yahtzee::notation::Record>& records);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeList();
    QWidget* makeButtons();
    QWidget* makeWorkLine();
    void listenToIndex();
    void showGames();
    void showWork(analysis::IndexService::Task task, int done, int total);
    void showImport(int percent);
    void tellImport(const QString& path, const storage::Import& import);
    void stopWork();
    void updateButtons();
    void restoreSelection();

    std::vector<storage::GameEntry> selected() const;
    std::vector<core::yahtzee::notation::Record>
    records(const std::vector<storage::GameEntry>& games);
    void openSelected();
    void openGame(const QString& key);
    void starSelected();
    void renameSelected();
    void deleteSelected();
    void undoDelete();
    void sayDeleted();
    void showFigures();
    void exportCsv();
    void complain(const QString& what, const QString& why);

    session::Trainer& trainer_;
    analysis::IndexService& index_;
    analysis::LatestRequest<analysis::ImportRequest> import_;
    QStringList to_import_; // files, once the one before is imported
    models::GamesModel model_;
    ProgressCard* card_;
    FilterBar* filter_;
    QTreeView* list_;
    QLabel* silence_;  // in place of the list
    EmptyPage* empty_; // while there are no games at all
    widgets::NoticeBar* deleted_notice_;
    QWidget* work_line_ = nullptr;
    QLabel* work_text_ = nullptr;
    QProgressBar* work_ = nullptr;
    std::vector<QPushButton*> for_one_;  // enabled while one game is selected
    std::vector<QPushButton*> for_some_; // while any is
    QStringList kept_keys_;              // selected before the list changed
    int kept_row_ = 0;                   // the first of them
    QStringList deleted_;                // keys, of the last deletion
};

} // namespace app::views::games
