// The window: the sheet, the table and the coach, and the menus. It shows what the session says and
// passes on what a person does.

#pragma once

#include "app/dialogs/library_dialog.h"
#include "app/main/trainer.h"
#include "app/models/sheet_model.h"
#include "app/session/preferences.h"
#include "app/views/coach_panel.h"
#include "app/views/review_panel.h"
#include "app/views/sheet_view.h"
#include "app/views/table_view.h"

#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QPalette>
#include <QProgressBar>
#include <QSettings>

#include <functional>

namespace app::main {

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // `settings` is kept by the caller, and `trainer` too.
    MainWindow(Trainer& trainer, QSettings& settings, QWidget* parent = nullptr);

    // Reads a game from a file and shows it; on failure says why.
    void openGame(const QString& path);

    const session::Preferences& preferences() const { return preferences_; }
    void setPreferences(const session::Preferences& preferences);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    QAction* addCommand(QMenu* menu, const QString& name, const QString& text,
                        const QKeySequence& key);
    void makeMiddle();
    void makeDocks();
    void makeGameMenu();
    void makeEditMenu();
    void makeCoachMenu();
    void makeLibraryMenu();
    void makeViewMenu();
    void makeHelpMenu();
    void makeStatusBar();
    void makeKeysForDice();

    void listenToSession();
    void listenToOthers();
    void onChanged(session::GameSession::Change change);
    void showSettled(); // what waits for the dice to lie still
    void showAdvice();
    void showProgress(int percent);
    void updateCommands();
    void roll();
    void take(core::yahtzee::Box box);
    void decide(core::yahtzee::Action action, const std::function<void()>& carry_out);
    void pick(core::yahtzee::Action action);
    void complain(const QString& title, const QString& why);

    void newGame();
    void open();
    void chooseGame(std::vector<core::yahtzee::notation::Record> records);
    void saveAs();
    void copyPosition();
    void editPosition();
    void setHints(session::HintMode mode);
    void toggleExplaining();
    void offerTables();
    void setObjective(const ai::yahtzee::decide::Objective& aim);
    ai::yahtzee::review::ReviewOptions reviewOptions() const;
    dialogs::LibraryDialog* showLibrary();
    void editPreferences();
    void showAbout();

    Trainer& trainer_;
    QSettings& settings_;
    session::Preferences preferences_;
    std::function<void()> undecided_; // waits for the coach
    QPalette system_palette_;

    models::SheetModel sheet_;
    views::SheetView* sheet_view_;
    views::TableView* table_;
    views::CoachPanel* coach_panel_;
    QDockWidget* coach_dock_;
    views::ReviewPanel* review_panel_;
    QDockWidget* review_dock_;
    QProgressBar* progress_;

    QAction* roll_ = nullptr;
    QAction* take_back_ = nullptr;
    QAction* redo_ = nullptr;
    QAction* before_ = nullptr;
    QAction* after_ = nullptr;
    QAction* copy_position_ = nullptr;
    QAction* hints_ = nullptr;
    QAction* guess_first_ = nullptr;
};

} // namespace app::main
