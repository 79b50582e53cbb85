// What there is to practise, and how it goes: kinds of sets, the themes with the weakest first, and
// the person's progress.

#pragma once

#include "app/models/themes_model.h"
#include "app/session/practice.h"
#include "app/views/train/mode_button.h"
#include "app/views/train/progress_view.h"

#include <QCheckBox>
#include <QLabel>
#include <QListView>
#include <QWidget>

namespace app::views::train {

class HomeView : public QWidget {
    Q_OBJECT

public:
    HomeView(session::Practice& practice, QWidget* parent = nullptr);

    void show(const analysis::SharedProgress& progress);
    void showMistakes(int waiting); // in the saved games
    void refresh();                 // from the practice

    ProgressView& progress() { return *progress_; }
    const models::ThemesModel& themes() const { return themes_; }
    std::vector<std::size_t> weakestThemes(std::size_t count) const {
        return themes_.weakest(count);
    }

Q_SIGNALS:
    void modeChosen(session::PracticeMode mode);
    void themeChosen(std::size_t theme);

private:
    QWidget* makeMenu();
    QString dailyNote(session::PracticeMode mode) const;

    session::Practice& practice_;
    analysis::SharedProgress known_;
    models::ThemesModel themes_;
    ModeButton* mistakes_;
    ModeButton* due_;
    ModeButton* daily_points_;
    ModeButton* daily_win_;
    ModeButton* last_turns_;
    QLabel* themes_unit_;
    QListView* list_;
    QCheckBox* schedule_;
    ProgressView* progress_;
};

} // namespace app::views::train
