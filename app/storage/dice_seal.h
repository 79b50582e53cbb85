// A seal of a game's dice, shown before the first roll: it proves later that the seed is still the
// same, and reveals nothing about the rolls.

#pragma once

#include "core/dice/keyed_dice.h"

#include <QString>

namespace app::storage {

// The SHA-256 of the seed's 32 bytes, as 64 hexadecimal digits.
QString dice_seal(const core::dice::Seed& seed);

} // namespace app::storage
