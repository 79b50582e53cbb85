// A position's ranked choices as JSON: the object of `hint --json`, without the line.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "core/yahtzee/position.h"
#include "headless/support/json.h"

#include <vector>

namespace headless::lab {

// The choices, ranked by expected score. `is_exact`: their win probabilities, where they have any,
// are exact.
support::Json ranking_json(const core::yahtzee::Position& position,
                           std::vector<ai::yahtzee::decide::RankedAction> choices, bool is_exact);

} // namespace headless::lab
