// Compares the dice of a record with those of its seed.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <cstddef>
#include <optional>

namespace core::yahtzee::notation {

// The ply of the first roll in the main line with other dice than the seed gives; nothing if all
// agree. The record must have a seed.
std::optional<std::size_t> first_foreign_roll(const Record& record);

// The dice after the next roll of `game`, which must be in phase to_roll; held dice stay.
dice::Dice next_dice(const RecordedDice& source, const Game& game);

} // namespace core::yahtzee::notation
