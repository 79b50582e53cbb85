// The overlays of the page Play: the welcome, the marks of the first turn, and the card at the end
// of a game.

#pragma once

#include "app/session/trainer.h"
#include "app/views/parts/sheet_view.h"
#include "app/views/play/cards/end_card.h"
#include "app/views/play/cards/welcome_card.h"
#include "app/views/play/coach_panel.h"
#include "app/views/play/table_view.h"

#include <QLabel>

#include <array>
#include <map>

namespace app::views::play {

// Four marks in the first turn of somebody new: roll, keep, ask, score. Each goes away by itself
// once it is done, all of them with the turn.
class FirstTurnMarks : public QObject {
    Q_OBJECT

public:
    enum Mark { roll, keep, ask, score, mark_count };

    explicit FirstTurnMarks(QWidget* page);

    QLabel* label(Mark mark) const { return labels_[mark]; }
    // On the page, where its upper left corner then is as near to `at` as the page allows.
    void place(Mark mark, const QPoint& at);
    void setShown(Mark mark, bool shown);
    void frameBoxes(const QRect& at) { boxes_->setGeometry(at); } // while to score is marked
    void setFont(const QFont& font);
    void end() { is_over_ = true; }
    bool isOver() const { return is_over_; }

private:
    std::array<QLabel*, mark_count> labels_{};
    QLabel* boxes_; // the frame
    bool is_over_ = false;
};

class PlayOverlays : public QObject {
    Q_OBJECT

public:
    // Over these parts of `page`, which keep them.
    struct Parts {
        QWidget& page;
        SheetView& sheet;
        TableView& table;
        CoachPanel& coach;
        QWidget& coach_button; // in place of the panel
        QWidget& cover;        // of the table, under the panel
    };
    PlayOverlays(session::Trainer& trainer, const Parts& parts);

    EndCard& end() { return *end_; }

    // For somebody new: four ways to begin, and marks in the first turn. `opponent` in words.
    void welcome(const QString& opponent);
    bool isWelcoming() const { return welcome_; }
    void leaveWelcome();

    void showEnd(); // once the game is over
    void showMarks();
    void place(); // after a change of the page

Q_SIGNALS:
    void welcomeLeft();
    void endShown(bool shown);            // the card at the end
    void wayChosen(WelcomeCard::Way way); // in the welcome, which is left

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::map<int, models::GameCourse> coursesOfOthers(int own) const;
    void placeWelcome();
    void placeMarks();
    void placeScoreMark();
    void placeAskMark();
    bool isShown(const QWidget& part) const { return part.isVisibleTo(&parts_.page); }
    QRect placeOf(const QWidget& part) const; // on the page

    session::Trainer& trainer_;
    Parts parts_;
    EndCard* end_;
    QWidget* scrim_ = nullptr;        // behind the welcome
    WelcomeCard* welcome_ = nullptr;  // while it is shown
    FirstTurnMarks* marks_ = nullptr; // in the first turn of somebody new
};

} // namespace app::views::play
