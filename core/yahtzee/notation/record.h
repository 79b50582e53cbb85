// The record of a game: the players, rules and dice, every roll and action, comments, and
// variations. resources/notation.md specifies its text.

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

// A roll (the dice in their slots after it, held ones included) or an action.
using Move = std::variant<dice::Dice, Action>;

struct Ply {
    Move move;
    std::string comment = {};
    // Lines of play that begin with another action; only an action has them. None is empty.
    std::vector<std::vector<Ply>> variations = {};

    friend bool operator==(const Ply&, const Ply&) = default;
};

using Line = std::vector<Ply>;

struct RecordedPlayer {
    std::string name;
    std::string program = {}; // its name in the roster; empty: a person
    friend bool operator==(const RecordedPlayer&, const RecordedPlayer&) = default;
};

inline bool is_person(const RecordedPlayer& player) { return player.program.empty(); }

// Dice from a seed: KeyedDice(seed).turn(game, seat, turn), seats in the order of the players.
struct RecordedDice {
    dice::Seed seed{};
    std::uint64_t game = 0;

    friend bool operator==(const RecordedDice&, const RecordedDice&) = default;
};

struct RecordedStart {
    std::vector<Card> cards; // by seat
    int mover = 0;           // seat, from 0

    friend bool operator==(const RecordedStart&, const RecordedStart&) = default;
};

struct Tag {
    std::string name; // a letter, then letters and digits; not a name that the notation defines
    std::string value;

    friend bool operator==(const Tag&, const Tag&) = default;
};

struct Record {
    std::vector<RecordedPlayer> players; // 1 to 6
    Rules rules = {};
    std::string date = {};                   // "2026-11-20"; empty: not known
    std::optional<RecordedDice> dice = {};   // nothing: real dice
    std::optional<RecordedStart> start = {}; // nothing: empty cards, the first player begins
    int take_backs = 0;                      // how many actions were taken back
    std::vector<Tag> tags = {};              // tags that the notation does not define
    std::string comment = {};                // on the game as a whole
    Line line = {};                          // the main line; may end before the game is over

    friend bool operator==(const Record&, const Record&) = default;
};

// The game after a move, which must fit the phase and be legal.
Game play(const Game& game, const Move& move);

// The game before the first ply.
Game start_of(const Record& record);

// The game after the first `plies` plies of the main line, or after all. The line must have them.
Game replay(const Record& record, std::size_t plies);
Game replay(const Record& record);

// Reads any number of records and checks them: an illegal action, or points or a result that don't
// follow from the dice, are errors with line and column.
support::Result<std::vector<Record>> parse_records(std::string_view text);

// Writes a record, whose moves must be legal. parse_records() reads the text as the same record.
std::string to_text(const Record& record);

} // namespace core::yahtzee::notation
