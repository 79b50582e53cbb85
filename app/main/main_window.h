// The window: the bar of pages, the pages, and the menus.

#pragma once

#include "app/main/announcements.h"
#include "app/main/celebrations.h"
#include "app/main/commands.h"
#include "app/main/dice_sound.h"
#include "app/main/failed_program.h"
#include "app/main/game_files.h"
#include "app/main/key_bindings.h"
#include "app/main/lines_bar.h"
#include "app/main/place_bar.h"
#include "app/main/preparing_notice.h"
#include "app/session/announcer.h"
#include "app/session/preferences.h"
#include "app/session/trainer.h"
#include "app/views/games/games_page.h"
#include "app/views/play/play_page.h"
#include "app/views/review/review_page.h"
#include "app/views/train/train_page.h"
#include "app/widgets/notice_bar.h"

#include <QMainWindow>
#include <QPalette>
#include <QProgressBar>
#include <QSettings>
#include <QStackedWidget>

#include <array>
#include <optional>

namespace app::main {

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // `settings` is kept by the caller, and `trainer` too.
    MainWindow(session::Trainer& trainer, QSettings& settings, QWidget* parent = nullptr);
    ~MainWindow() override { hide(); } // the focus is lost while its listeners exist

    GameFiles& files() { return files_; }
    views::play::PlayPage& play() { return *play_; }

    void welcome(); // at the first start

    // The actions of the commands.
    void newGame(); // asks who plays
    void teach();   // the lesson
    void import();
    void step(int direction);                 // to another decision
    void copyText();                          // position or result
    void copyPicture();                       // of the page
    void setSecondCoach(const QString& name); // empty: none
    void setHints(session::HintMode mode);
    void toggleExplaining();
    void goToSheet();
    void setLargeType(bool large);
    void offerTables();
    void showDice(); // seal, seed and verdict
    void editPreferences();
    void editPrograms();
    void watchMatch();
    void changeKeys();
    void showGuide();
    void showKeys();
    void showAbout();

    const session::Preferences& preferences() const { return preferences_; }
    void setPreferences(const session::Preferences& preferences);

    Place place() const { return static_cast<Place>(pages_->currentIndex()); }
    bool plays() const { return place() == Place::play; }
    void goTo(Place place);
    void goToPageOf(const MainWindow& other);

Q_SIGNALS:
    // Another language was chosen: every window is to be made again.
    void languageChosen(const QString& code);

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void resizeToScreen();
    void makePlaces();
    views::PlacePage& pageOf(Place place) const;
    void makeStatusBar();
    void showFoot();

    void listenToPages();
    void listenToTrainer();
    void showProgress(int percent);
    void showCaption();
    void showLine();
    void say(const QString& message);
    void announce(const QString& sentences); // about the game that is played
    void announceAt(Place place, const QString& sentences);
    void complain(const QString& title, const QString& why);

    void begin(views::play::WelcomeCard::Way way); // as the welcome offers
    void setObjective(const ai::yahtzee::decide::Objective& objective);
    void reviewGame(const core::yahtzee::notation::Record& record);
    void reviewFrom(const core::yahtzee::notation::Record& record, std::optional<std::size_t> ply);
    void showFigures(const std::vector<core::yahtzee::notation::Record>& records);
    // With a button to another page, which a command opens.
    void showPage(const QString& title, const QString& text, const QString& other_page,
                  const QString& other_command);

    session::Trainer& trainer_;
    QSettings& settings_;
    session::Preferences preferences_;

    PlaceBar* bar_;
    LinesBar* lines_;               // the game, and what was tried beside it
    widgets::NoticeBar* trying_;    // while that is shown
    widgets::NoticeBar* keeping_;   // while the game isn't being kept
    FailedProgram* failing_;        // while a program can't play on
    PreparingNotice* preparing_;    // while tables are prepared for the first time
    widgets::NoticeBar* computing_; // while something could not be worked out
    QStackedWidget* pages_;         // in the order of enum Place
    views::play::PlayPage* play_;
    views::review::ReviewPage* review_;
    views::train::TrainPage* train_;
    views::games::GamesPage* games_;
    QProgressBar* progress_;
    session::Announcer announcer_;
    AnnouncementLine* announcements_;
    struct Announced {
        QString sentences;
        bool is_heard = true; // else they are spoken when somebody comes to the page
    };
    Announced& announcedAt(Place at) { return announced_[static_cast<std::size_t>(at)]; }

    std::array<Announced, place_count> announced_; // last, by page
    SpokenNotice* spoken_;
    FocusAnnouncer focus_announcer_;
    GameFiles files_;
    Commands* commands_;
    Celebrations* celebrations_;
    const bool is_motion_reduced_ = widgets::is_motion_reduced();

    std::optional<KeyBindings> keys_;
    DiceSound sound_;
};

} // namespace app::main
