// The parts that the list of all themes is put together from.

#pragma once

#include "ai/yahtzee/practice/theme.h"

#include <span>

namespace ai::yahtzee::practice {

std::span<const Theme> keep_themes(); // which dice to keep
std::span<const Theme> box_themes();  // which box to take
std::span<const Theme> card_themes(); // what the card says, whatever the dice
std::span<const Theme> win_themes();  // what the other card says

} // namespace ai::yahtzee::practice
