// Whether the dice of a record are those of its seed.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <cstddef>
#include <optional>

namespace core::yahtzee::notation {

// The first roll of the main line, as an index of its plies, that shows other dice than the seed
// gives; nothing if all agree. The record must have a seed.
std::optional<std::size_t> first_foreign_roll(const Record& record);

// The dice after the roll that `game`, of phase to_roll, waits for: held ones as they lie.
dice::Dice next_dice(const RecordedDice& source, const Game& game);

} // namespace core::yahtzee::notation
