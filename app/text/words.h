// The events of a game, in words for people.

#pragma once

#include "ai/yahtzee/basic/wording.h"
#include "ai/yahtzee/players/roster.h"
#include "core/dice/keep.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/legality.h"

#include <QString>

namespace app::text {

// Texts of ai that people read, in the language of the window.

// The words of the basic strategy.
const ai::yahtzee::basic::Language& basic_language();
QString player_description(const ai::yahtzee::players::PlayerKind& kind);

QString with_capital(QString text); // its first letter

QString box_name(core::yahtzee::Box box);  // "full house"
QString box_title(core::yahtzee::Box box); // "Full house"

QChar die_sign(int face);                         // U+2680 to U+2685
QString dice_text(core::dice::Keep keep);         // "4 4 6"
QString dice_signs(core::dice::Keep keep);        // "⚃⚃⚅"
QString faces_text(const core::dice::Dice& dice); // as they lie: "4 1 6 3 6"

// "Kept: 4 4.", "No die is kept."
QString kept_sentence(core::dice::Keep keep);

// The points of the dice on the table in `box`, with the Yahtzee bonus apart: "20", "20 + 100".
QString scored_text(const core::yahtzee::Game& game, core::yahtzee::Box box);

// "keep 4 4 6", "roll all five again", "full house for 25".
QString choice_text(const core::yahtzee::Game& game, core::yahtzee::Action action);
// The same with signs for the dice, which widgets::paint_words() paints: "keep ⚃⚃".
QString pictured_choice(const core::yahtzee::Game& game, core::yahtzee::Action action);

// The same as the subject of a sentence: "Keeping 4 4 6", "Rolling all five again", "Full house for
// 25".
QString choice_subject(const core::yahtzee::Game& game, core::yahtzee::Action action);

// The same as how to do it: "keeping 4 4 6", "rolling all five again", "taking full house for 25".
QString choice_gerund(const core::yahtzee::Game& game, core::yahtzee::Action action);

// "Anna keeps 4 4 6", "You take full house for 25": of the game before the action. The name of the
// person who is spoken to is empty.
QString action_text(const QString& who, const core::yahtzee::Game& game,
                    core::yahtzee::Action action);

// "you are 12 points ahead", "you are 8 points behind", "you are level": of the seat against the
// best of the others. Empty alone, after the game, and while not all have played as many turns.
QString lead_text(const core::yahtzee::Game& game, int seat);

// The referee's words for a box that the joker rule forbids; empty where it is legal.
QString refusal(const core::yahtzee::Game& game, core::yahtzee::Box box);

QString roll_name(int roll_number); // "first roll", "last roll"

// "– a joker, for the fives box", "– a joker, for a lower box", "– a joker": of the dice to decide
// on; empty if they are none, or one that scores nowhere in full.
QString joker_text(const core::yahtzee::Game& game);

// True for the name of the person who is spoken to, which is empty.
inline bool is_you(const QString& name) { return name.isEmpty(); }

// The name of a player; of the person who is spoken to the word in the language of the program.
QString shown_name(const QString& name);

// True if a name is that word, in whatever language.
bool is_word_for_you(const QString& name);

// The name of a program's level in the language of the program, whichever it was written in; other
// names as they are.
QString level_name(const QString& name);
QString level_names(const QString& names); // between commas

// "Your last turn: fours for 16 or more wins": where the others have played all turns and the mover
// has one box left. Empty elsewhere, and where no points of the box win. A Yahtzee bonus may win,
// too.
QString last_turn_text(const core::yahtzee::Game& game, const QString& mover);

// "Anna wins by 12", "You win by 12", "A tie at 203 points", for one player "203 points". The name
// of the person who is spoken to is empty.
QString result_text(const core::yahtzee::Game& game, const std::vector<QString>& names);

QString best_game_text(int score); // "Your best game: 305"

// The failure of a program in a game that a person plays: "Max stopped (exit status 3). Your game
// is kept." `why`: in the judge's words.
QString failure_text(const QString& program, QString why);

} // namespace app::text
