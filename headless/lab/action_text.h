// Actions in words: "keep 4 4 6", "score full house".

#pragma once

#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <string>

namespace headless::lab {

std::string words_for(const core::yahtzee::Position& position, core::yahtzee::Action action);

} // namespace headless::lab
