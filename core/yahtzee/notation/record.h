// The record of a game: who played, by which rules and with which dice, every roll and action,
// comments, and lines of play beside the game. resources/notation.md specifies its text.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/support/result.h"
#include "core/yahtzee/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core::yahtzee::notation {

// Chance is a move too: the five dice as they lie after a roll, held ones included.
using Move = std::variant<dice::Dice, Action>;

struct Ply {
    Move move;
    std::string comment = {};
    // Of an action only: lines of play that take another action here. None of them is empty.
    std::vector<std::vector<Ply>> variations = {};

    friend bool operator==(const Ply&, const Ply&) = default;
};

using Line = std::vector<Ply>;

struct RecordedPlayer {
    std::string name;
    std::string program = {}; // which one it is, as the roster names it; empty: a person

    friend bool operator==(const RecordedPlayer&, const RecordedPlayer&) = default;
};

// The dice are KeyedDice(seed).turn(game, seat, turn), seats in the order of the players.
struct RecordedDice {
    dice::Seed seed{};
    std::uint64_t game = 0;

    friend bool operator==(const RecordedDice&, const RecordedDice&) = default;
};

struct RecordedStart {
    std::vector<Card> cards; // one a player
    int mover = 0;           // seat, from 0

    friend bool operator==(const RecordedStart&, const RecordedStart&) = default;
};

struct Tag {
    std::string name; // a letter, then letters and digits; none that the notation has a meaning for
    std::string value;

    friend bool operator==(const Tag&, const Tag&) = default;
};

struct Record {
    std::vector<RecordedPlayer> players; // 1 to 6
    Rules rules = {};
    std::string date = {};                   // "2026-11-20"; empty: not known
    std::optional<RecordedDice> dice = {};   // nothing: real dice
    std::optional<RecordedStart> start = {}; // nothing: empty cards, the first player begins
    int take_backs = 0;                      // how often an action was taken back
    std::vector<Tag> tags = {};              // all others
    std::string comment = {};                // on the game as a whole
    Line line = {};                          // may end anywhere: the game is unfinished then

    friend bool operator==(const Record&, const Record&) = default;
};

// The move must fit the phase of the game and be legal.
Game play(const Game& game, const Move& move);

// The game before the first ply.
Game start_of(const Record& record);

// The game after that many plies of the main line, which must have them.
Game replay(const Record& record, std::size_t plies);
Game replay(const Record& record); // all of them

// Any number of records. Everything is checked: an illegal action, points or a result that are
// not what the dice give, are errors with their place.
support::Result<std::vector<Record>> parse_records(std::string_view text);

// The record must be one that can be played. Read again, the text gives the same record.
std::string to_text(const Record& record);

} // namespace core::yahtzee::notation
