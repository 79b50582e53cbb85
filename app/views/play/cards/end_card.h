// The end of a game, over the table: the result, how much of it was luck and how much choices as a
// picture, the luckiest turn, the costliest step of the basic strategy, the costliest choices, and
// what to do next.

#pragma once

#include "app/models/game_words.h"
#include "app/session/game_session.h"
#include "app/views/parts/waterfall.h"
#include "app/widgets/action_button.h"
#include "app/widgets/card_frame.h"

#include <QLabel>
#include <QPushButton>

#include <array>
#include <map>

namespace app::views::play {

class EndCard : public widgets::CardFrame {
    Q_OBJECT

public:
    explicit EndCard(QWidget* parent = nullptr);

    // Shows the game of the player in `seat`, which is the best of all or not; `others`: the
    // courses of the other people, by seat, and of the opponent in a game of two.
    void show(const session::GameSession& session, const models::GameCourse& course, int seat,
              const std::map<int, models::GameCourse>& others = {}, bool is_best_game = false);
    // The height that it wants at this width, in pixels. Where it would be higher than the room,
    // hides the luckiest turn, then the scores, which the sheet shows too, then the luck and
    // choices in words, the third of the costliest choices, and last how many choices were best.
    int heightOf(int width, int room);
    void focusRematch() { rematch_->setFocus(Qt::OtherFocusReason); }

Q_SIGNALS:
    void reviewWanted();
    void practiceWanted();                 // of positions like the costliest choices
    void stepWanted(int step);             // that cost most, to practise it
    void momentWanted(std::size_t moment); // of a choice
    void rematchWanted();
    void otherOpponentWanted();
    void levelWanted(const std::string& program); // after a win, the next level

protected:
    // The space bar is for the dice: who presses it once more at the end starts no other game.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showBest(const session::GameSession& session, const models::GameCourse& course, int seat,
                  const std::map<int, models::GameCourse>& people);
    // The parts of the points: luck and choices; `name`: where it must be said whose they are. Both
    // return the same in words.
    QString showAccount(const core::yahtzee::Card& card, const models::GameCourse& course, int seat,
                        const QString& name);
    // The parts of the lead over the other of two players.
    QString compare(const core::yahtzee::Game& game, int seat, const models::GameCourse& own,
                    const models::GameCourse& other, const QString& own_name,
                    const QString& other_name);
    // `words`: whose turn it was, and of whom the luckiest.
    void showLuck(const session::Timeline& timeline, const models::CourseTurn* luckiest,
                  const QString& words);
    void showStep(const std::optional<models::StepCost>& costliest, bool is_game);
    void showChoices(const session::Timeline& timeline,
                     const std::vector<models::CourseMistake>& mistakes);

    QLabel* result_;
    QLabel* scores_;
    Waterfall* account_;
    QLabel* others_; // luck and choices in words, of everybody whose choices count
    QLabel* best_;   // how many choices were best, and that a game with hints doesn't count
    QLabel* luck_;   // the luckiest turn of both players, or of one alone
    int step_ = 0;   // of the basic strategy, that cost most
    QLabel* step_label_;
    QPushButton* learn_;
    std::array<widgets::ActionButton*, 3> choices_{};
    std::array<std::size_t, 3> moments_{};
    QPushButton* review_;
    QPushButton* practise_;
    QPushButton* rematch_;
    QPushButton* other_;
    std::string next_; // program of the level above one that lost; empty: of none
};

} // namespace app::views::play
