// The texts of the list of saved games.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"
#include "ai/yahtzee/solve/values.h"
#include "app/session/timeline.h"
#include "app/storage/game_entry.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace app::models {

// The course of a game, turn by turn, for one player: how each turn was played, and the final
// scores to be expected on the way. Worked out in place: a game takes milliseconds.
struct CourseTurn {
    std::size_t moment;                                                  // of its first decision
    ai::yahtzee::review::Grade grade = ai::yahtzee::review::Grade::fine; // of its worst choice
    double loss = 0;                                                     // points, all choices
    double luck = 0;                                                     // points, of its dice
};

// A choice from an inaccuracy on.
struct CourseMistake {
    std::size_t moment;
    core::yahtzee::Action made;
    core::yahtzee::Action best;
    double loss; // points
};

// The loss by not following a step of the basic strategy where it decided.
struct StepCost {
    int step = 0;
    double cost = 0; // points
    int choices = 0;
};

struct GameCourse {
    std::vector<CourseTurn> turns; // of the player, those that have begun
    int first_turn = 0;            // more than 0 in a game from a position
    // The expected final score by seat: at the start, and after each of the seat's turns.
    std::vector<std::vector<double>> expected;
    std::vector<CourseMistake> mistakes;         // the player's, costliest first
    const CourseTurn* turnOf(int number) const { // 0 to 12; nothing before and after them
        const int at = number - first_turn;
        return 0 <= at && at < std::ssize(turns) ? &turns[static_cast<std::size_t>(at)] : nullptr;
    }
    const CourseTurn* luckiest() const; // of the turns that brought luck; null: none did
    double luck = 0;                    // points, of the player
    double losses = 0;
    int decisions = 0;                      // of the player
    int best = 0;                           // of them, that lost nothing
    std::optional<StepCost> costliest_step; // if it cost as much as an inaccuracy
};

// The expected final score of each seat at this moment, which may be within a turn.
std::vector<double> expected_scores(const core::yahtzee::Game& game,
                                    const ai::yahtzee::solve::Values& values);

// The points of each seat at the start and after each of its turns, up to the moment that is shown.
std::vector<std::vector<double>> totals_of(const session::Timeline& timeline);

// The course of the game over the moments up to `until`.
GameCourse course_of(const session::Timeline& timeline, std::size_t until, int seat,
                     const ai::yahtzee::solve::Values& values,
                     const ai::yahtzee::review::GradeLimits& limits);

// "Today 19:42", "Yesterday 22:05", "Thu 19 Nov 18:30", "19 Nov 2025 18:30"; without a time where
// it isn't known.
QString when_text(const QString& date, const QString& time, QDate today);
QString when_text(const storage::GameEntry& game, QDate today);

// Opponents, those of the trainer in the language of the window; "alone" for nobody.
QString opponent_text(const QString& opponent);

// The name that it was given, or its opponents.
QString against_text(const storage::GameEntry& game);

// "won by 22", "lost by 49", "a tie", "alone", "unfinished".
QString result_text(const storage::GameEntry& game);

// "247 : 225", the owner's first.
QString score_text(const storage::GameEntry& game);

// "fives for 15", "keep 3 4", "roll all again".
QString chosen_text(const storage::GameDecision& decision);
QString best_text(const storage::GameDecision& decision); // a box without its points

// A table for other programs: RFC 4180, UTF-8, a line per game.
QByteArray games_csv(const std::vector<storage::GameEntry>& games);

} // namespace app::models
