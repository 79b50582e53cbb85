// The index's entry for a saved game, and the decisions in it.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"
#include "core/dice/roll.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/notation/record.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace app::storage {

// The result for the owner of the game (see own_seat()).
enum class GameResult { unfinished, alone, lost, tie, won };

// A decision of the owner, as its analysis found it.
struct GameDecision {
    QString game; // key
    int ply = 0;  // of the action, in the main line
    int turn = 0; // 0 to 12
    int roll = 1; // 1 to 3
    int seat = 0;
    core::dice::Dice dice{};
    core::yahtzee::Action chosen = core::yahtzee::Action::hold(0);
    core::yahtzee::Action best = chosen; // for points
    int points = 0;                      // that `chosen` scores, if it is a box
    double loss = 0;                     // points
    std::optional<double> win_loss = {}; // probability, where it is known
    ai::yahtzee::review::Grade grade = ai::yahtzee::review::Grade::fine; // by points
    int step = 0;         // of the basic strategy, that decides; 0: none
    double page_loss = 0; // points that its choice loses

    // Points that the choice lost by not following the step that decides.
    double cost() const { return step > 0 && loss > page_loss ? loss - page_loss : 0; }

    friend bool operator==(const GameDecision&, const GameDecision&) = default;
};

// The results of a game's analysis for its owner.
struct GameFigures {
    double luck = 0;                     // points
    double loss = 0;                     // points
    std::optional<double> win_loss = {}; // probability, where all decisions have one
    std::vector<GameDecision> decisions = {};
    bool knows_wins = false; // it had all that there is to know about winning
};

struct GameEntry {
    QString key;
    QString file;         // its name in the folder
    int number = 0;       // of the game in the file, from 0
    QString date;         // "2026-11-20"; empty: not known
    QString time;         // "19:42:07"; empty: not known
    QStringList players;  // names, by seat
    QStringList programs; // by seat; empty: a person
    int seat = 0;         // of the owner
    QString opponent;     // the others' names
    GameResult result = GameResult::unfinished;
    std::vector<int> scores; // by seat
    bool is_starred = false;
    QString name;               // that a person gave it
    bool is_own = false;        // exactly one person played, the owner
    bool is_whole = false;      // from empty cards to the end
    bool has_real_dice = false; // not those of a seed
    bool has_hints = false;     // the owner decided at least once after the best choice was shown
    bool is_analysed = false;
    double luck = 0; // these where it is analysed, in points
    double loss = 0;
    std::optional<double> win_loss = {};        // probability, where all decisions have one
    std::optional<GameDecision> costliest = {}; // of an analysed game

    // The score of the owner, and its margin over the best of the others; the score itself where
    // there are none.
    int score() const { return scores[static_cast<std::size_t>(seat)]; }
    int margin() const;
    bool isWholeOwn() const { return is_own && is_whole; }
    // True if its result stands in the owner's record against an opponent.
    bool isOnRecord() const { return is_analysed && isWholeOwn(); }
    // True if its figures stand for how the owner plays a game, too.
    bool counts() const { return isOnRecord() && !has_hints; }
    // True if they would but for the hints.
    bool countsButForHints() const { return isOnRecord() && has_hints; }

    friend bool operator==(const GameEntry&, const GameEntry&) = default;
};

// The entry of a record without an analysis. The caller sets file and number.
GameEntry entry_of(const core::yahtzee::notation::Record& record);

} // namespace app::storage
