// Tallies and estimates as JSON.

#pragma once

#include "headless/lab/tally.h"
#include "headless/support/json.h"

namespace headless::lab {

// The mean, its standard error and its interval.
support::Json as_json(const Estimate& estimate);

// The sums of a duel, from which all its figures follow.
support::Json tally_json(const Tally& tally);
// Throws support::Json::exception if it is no tally.
Tally tally_from(const support::Json& json);

} // namespace headless::lab
