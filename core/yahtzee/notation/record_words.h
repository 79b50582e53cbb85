// The words of the notation, shared by the reader and the writer of records.

#pragma once

#include "core/yahtzee/game.h"
#include "core/yahtzee/notation/record.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core::yahtzee::notation {

// Compares the dice of a record with those of its seed.

// The ply of the first roll in the main line with other dice than the seed gives; nothing if all
// agree. The record must have a seed.
std::optional<std::size_t> first_foreign_roll(const Record& record);

// The dice after the next roll of `game`, which must be in phase to_roll; held dice stay.
dice::Dice next_dice(const RecordedDice& source, const Game& game);

inline constexpr std::string_view record_version = "1";
inline constexpr std::string_view real_dice = "real";

// "22561": the dice by slot.
std::string dice_word(const dice::Dice& dice);

// "22..1": the held dice by slot, a dot for each die that is rolled again.
std::string keep_word(Action hold, const dice::Dice& dice);

// Thirteen boxes and the Yahtzee bonus points, as in the protocol; -1 for an open box.
std::string card_words(const Card& card);

// "3.1": the mover's turn and seat, both from 1. "3.1/2": with the number of the roll.
std::string turn_label(const Game& game);
std::string decision_label(const Game& game);

// "231-254": the final scores by seat. "*": the game is not over.
std::string result_words(const Game& game);

// A box by its name, in any letter case, or by its short name: 3k 4k fh ss ls y ch.
std::optional<Box> box_named(std::string_view text);

} // namespace core::yahtzee::notation
