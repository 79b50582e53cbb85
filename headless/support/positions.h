// Positions of Yahtzee as input lines, and actions in words.

#pragma once

#include "core/support/result.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"
#include "headless/support/lines.h"

#include <string>

namespace headless::support {

// The position on the current line; an error with its line and column if it is none or if no action
// is legal in it.
core::support::Result<core::yahtzee::Position> read_position(const Lines& lines);

// "keep 4 4 6", "score full house"
std::string words_for(const core::yahtzee::Position& position, core::yahtzee::Action action);

} // namespace headless::support
